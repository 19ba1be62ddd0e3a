import './sign-in-pages.scss';

import { useLayoutEffect } from 'react';

import { DIALOG_FLOW } from '../../../application/signing-in/dialog-flow.js';
import { loginPageRedirect } from '../../../domain/access/login-page.js';
import { ROUTES } from '../../../domain/access/routes.js';
import { PAGE_NAVIGATOR } from '../../../domain/ports/navigator.js';
import { SESSION } from '../../../domain/session/session.js';
import { LOGIN_LEAD } from '../../../domain/signing-in/strings.js';
import { LOG_IN_TO_VIEW } from '../../../domain/site/strings.js';
import { DIALOGS_MODULE } from '../dialogs/dialogs.js';
import { useBehavior, usePageLocation, useService } from '../../shared/hooks/services.js';
import { usePrefetch } from '../../shared/hooks/use-module.js';

/** Drawing: a lamp over an open book, with a key beside it. */
function LoginDrawing() {
  return (
    <svg className="banner-drawing" viewBox="0 0 360 220" fill="none" aria-hidden="true">
      <ellipse className="drawing__ground" cx="180" cy="196" rx="160" ry="16" />
      <path className="drawing__ground" d="M118 62l-58 122h150L136 54z" />
      <path
        className="drawing__paper"
        d="M180 124c-26-16-62-18-92-12v72c30-6 66-4 92 12 26-16 62-18 92-12v-72c-30-6-66-4-92 12z"
      />
      <path
        className="drawing__line"
        d="M180 124v72M106 130c18-2 36 0 54 8M106 148c18-2 36 0 54 8M200 138c18-8 36-10 54-8M200 156c18-8 36-10 54-8"
      />
      <path className="drawing__line" d="M40 190h44M62 190V96l40-46" />
      <path className="drawing__paper" d="M98 40l46 24-34 14z" />
      <path
        className="drawing__accent"
        d="M342 134a16 16 0 1 1-32 0 16 16 0 0 1 32 0zM314 145l-34 24 5 8M293 160l6 9M318 60v16M310 68h16M236 34v12M230 40h12"
      />
    </svg>
  );
}

/**
 * The login page: a drawing and a button (docs/spec/signing-in.md#login-page). A visitor who is already signed in is
 * redirected at once (docs/spec/signing-in.md#login-page).
 */
export function LoginPage() {
  const navigator = useService(PAGE_NAVIGATOR);
  const dialogs = useService(DIALOG_FLOW);
  const prefetch = usePrefetch(DIALOGS_MODULE);
  const session = useBehavior(useService(SESSION).state$);
  const nextStepAddress = loginPageRedirect(session, usePageLocation().query);

  useLayoutEffect(() => {
    if (nextStepAddress !== undefined) navigator.go(nextStepAddress, 'replace');
  }, [navigator, nextStepAddress]);

  return (
    <div className="page page--alone column">
      <LoginDrawing />
      <h1 className="page__heading">{ROUTES.login.title}</h1>
      <p className="page__lead">{LOGIN_LEAD}</p>
      <button
        type="button"
        className="btn btn-primary btn-lg"
        {...prefetch}
        onClick={() => {
          // Without a target of its own: the rule of docs/spec/signing-in.md#after-sign-in reads the redirect from the
          // address of this page.
          dialogs.open({ kind: 'login' });
        }}
      >
        {LOG_IN_TO_VIEW}
      </button>
    </div>
  );
}
