import '../../signing-in/forced-step-page.scss';

import { useLayoutEffect } from 'react';

import { DIALOG_FLOW } from '../../../application/signing-in/dialog-flow.js';
import { NAVIGATOR } from '../../../domain/ports/browser/navigator.port.js';
import { SESSION } from '../../../domain/session/session.js';
import { leaveLoginPage } from '../../../domain/access/login-page-rule.js';
import { LOGIN_LEAD } from '../../../domain/signing-in/words.js';
import { LOG_IN_TO_VIEW } from '../../../domain/site/words.js';
import { LOGIN } from '../../../domain/access/titles.js';
import { useDialogPrefetch } from '../../dialogs/use-dialog-prefetch.js';
import { useService } from '../../hooks/services.js';
import { useBehavior } from '../../hooks/use-behavior.js';
import { usePlace } from '../../hooks/use-place.js';
import { LoginDrawing } from './login-drawing.js';

/** The door: a banner and a button (spec §2). Whoever is signed in already is let through at once (clarifications §4). */
export function LoginPage() {
  const navigator = useService(NAVIGATOR);
  const dialogs = useService(DIALOG_FLOW);
  const prefetch = useDialogPrefetch();
  const session = useBehavior(useService(SESSION).state$);
  const onward = leaveLoginPage(session, usePlace().query);

  useLayoutEffect(() => {
    if (onward !== undefined) navigator.go(onward, 'replace');
  }, [navigator, onward]);

  return (
    <div className="page page--alone column">
      <LoginDrawing />
      <h1 className="page__heading">{LOGIN}</h1>
      <p className="page__lead">{LOGIN_LEAD}</p>
      <button
        type="button"
        className="btn btn-primary btn-lg"
        {...prefetch}
        onClick={() => {
          // No target of its own: the rule of spec §4 reads the redirect of this very address.
          dialogs.open({ kind: 'login' });
        }}
      >
        {LOG_IN_TO_VIEW}
      </button>
    </div>
  );
}
