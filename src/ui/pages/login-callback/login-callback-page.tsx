import { NAVIGATOR } from '../../../domain/ports/browser/navigator.port.js';
import { SIGN_IN_UNFINISHED } from '../../../domain/signing-in/words.js';
import { PAGE_FAILED } from '../../../domain/site/words.js';
import { useService } from '../../hooks/services.js';
import { useLazyService } from '../../hooks/use-lazy-service.js';
import { FailedPage } from '../../feedback/failed-page.js';
import { usePageTitle } from '../../routing/page-title.js';
import { CallbackNotice } from './callback-notice.js';
import { CodeLoginProgress } from './code-login-progress.js';

/** The return from third-party login (spec §2). Its code is used by a flow of its own; here is seen how that goes. */
export function LoginCallbackPage() {
  const { state } = useLazyService('signingIn');
  switch (state.kind) {
    case 'loading':
      return <CallbackNotice />;
    case 'ready':
      return <CodeLoginProgress codeLogin={state.value.codeLogin} />;
    case 'failed':
      return <LostServices />;
  }
}

function LostServices() {
  const navigator = useService(NAVIGATOR);
  usePageTitle(SIGN_IN_UNFINISHED);
  return (
    <FailedPage
      title={SIGN_IN_UNFINISHED}
      text={PAGE_FAILED}
      onRetry={() => {
        // The code is still in the address, unused: it is for the start of a page load to take it from there.
        navigator.reload();
      }}
    />
  );
}
