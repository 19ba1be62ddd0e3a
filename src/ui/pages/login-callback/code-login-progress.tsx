import { useLayoutEffect } from 'react';

import type { CodeLogin } from '../../../application/signing-in/code-login.js';
import { NAVIGATOR } from '../../../domain/ports/browser/navigator.port.js';
import { SESSION } from '../../../domain/session/session.js';
import { toldText } from '../../../domain/errors/error-catalogue.js';
import { leaveLoginPage } from '../../../domain/access/login-page-rule.js';
import { MOBILE_STILL_NEEDED, NO_LOGIN_CODE, codeLoginFailed } from '../../../domain/signing-in/words.js';
import { useService } from '../../hooks/services.js';
import { useBehavior } from '../../hooks/use-behavior.js';
import { usePlace } from '../../hooks/use-place.js';
import { CallbackNotice } from './callback-notice.js';

/** How the login by address goes: a wait that ends, or words (clarifications §5). */
export function CodeLoginProgress({ codeLogin }: { readonly codeLogin: CodeLogin }) {
  const navigator = useService(NAVIGATOR);
  const session = useBehavior(useService(SESSION).state$);
  const state = useBehavior(codeLogin.state$);
  const { query } = usePlace();
  // Whoever comes back here by the Back button, signed in, has no business at this door either (lesson 23).
  const onward = state.kind === 'none' ? leaveLoginPage(session, query) : undefined;

  useLayoutEffect(() => {
    if (onward !== undefined) navigator.go(onward, 'replace');
  }, [navigator, onward]);

  switch (state.kind) {
    case 'running':
      return <CallbackNotice />;
    case 'needs-mobile':
      return <CallbackNotice words={MOBILE_STILL_NEEDED} />;
    case 'failed':
      return <CallbackNotice words={codeLoginFailed(toldText(state.error))} />;
    case 'none':
      return session.kind === 'restoring' || onward !== undefined ? (
        <CallbackNotice />
      ) : (
        <CallbackNotice words={NO_LOGIN_CODE} />
      );
  }
}
