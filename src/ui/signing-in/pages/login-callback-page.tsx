import '../../shared/feedback/spinner.scss';

import { useLayoutEffect } from 'react';
import { Link } from 'react-router-dom';

import type { CodeLogin } from '../../../application/signing-in/code-login.js';
import { loginAddress } from '../../../domain/access/addresses.js';
import { loginPageRedirect } from '../../../domain/access/login-page.js';
import { visitorMessage } from '../../../domain/errors/error-catalogue.js';
import { PAGE_NAVIGATOR } from '../../../domain/ports/navigator.js';
import { SESSION } from '../../../domain/session/session.js';
import {
  BACK_TO_LOGIN_TEXT,
  CODE_LOGIN_PENDING,
  codeLoginFailed,
  MOBILE_STILL_NEEDED,
  NO_LOGIN_CODE,
  SIGN_IN_UNFINISHED,
  SIGNING_IN_TEXT,
} from '../../../domain/signing-in/strings.js';
import { BACK_HOME, PAGE_FAILED } from '../../../domain/site/strings.js';
import { FailedPage } from '../../shared/feedback/error-state.js';
import { useBehavior, usePageLocation, useService } from '../../shared/hooks/services.js';
import { usePageTitle } from '../../shared/routing/page-title.js';
import { useLazyService } from '../../shared/hooks/use-lazy-service.js';

/** The outcome of a third-party login, in `text`; without them the login is still running. */
function CallbackNotice({ text }: { readonly text?: string }) {
  const location = usePageLocation();
  usePageTitle(text === undefined ? undefined : SIGN_IN_UNFINISHED);
  return (
    <div className="page page--alone column">
      <h1 className="page__heading">{text === undefined ? SIGNING_IN_TEXT : SIGN_IN_UNFINISHED}</h1>
      {/* One live region for both states: a region that appears together with its text is not announced. */}
      <div role="status">
        {text === undefined ? (
          <div className="spinner">
            <span className="spinner-border" aria-hidden="true" />
            <span className="visually-hidden">{CODE_LOGIN_PENDING}</span>
          </div>
        ) : (
          <p className="page__lead">{text}</p>
        )}
      </div>
      {text !== undefined && (
        // The address of the login page preserves the target of the visitor.
        <Link className="btn btn-primary" to={loginAddress(location)}>
          {BACK_TO_LOGIN_TEXT}
        </Link>
      )}
      {/* Visible beside the spinner too, so that a long wait is not a dead end. */}
      <Link className="btn btn-quiet" to="/">
        {BACK_HOME}
      </Link>
    </div>
  );
}

/** Progress of a login by address: a spinner, then a redirect or a message (docs/spec/signing-in.md#callback-page). */
function CodeLoginProgress({ codeLogin }: { readonly codeLogin: CodeLogin }) {
  const navigator = useService(PAGE_NAVIGATOR);
  const session = useBehavior(useService(SESSION).state$);
  const state = useBehavior(codeLogin.state$);
  const { query } = usePageLocation();
  // A signed-in visitor who returns here by the Back button is redirected, as from the login page
  // (docs/spec/signing-in.md#callback-page).
  const nextStepAddress = state.kind === 'none' ? loginPageRedirect(session, query) : undefined;

  useLayoutEffect(() => {
    if (nextStepAddress !== undefined) navigator.go(nextStepAddress, 'replace');
  }, [navigator, nextStepAddress]);

  switch (state.kind) {
    case 'running':
      return <CallbackNotice />;
    case 'needs-mobile':
      return <CallbackNotice text={MOBILE_STILL_NEEDED} />;
    case 'failed':
      return <CallbackNotice text={codeLoginFailed(visitorMessage(state.error))} />;
    case 'none':
      return session.kind === 'restoring' || nextStepAddress !== undefined ? (
        <CallbackNotice />
      ) : (
        <CallbackNotice text={NO_LOGIN_CODE} />
      );
  }
}

/**
 * The page that a third-party login returns to (docs/spec/signing-in.md#callback-page). A separate flow uses the code
 * of the address; this page only shows its progress.
 */
export function LoginCallbackPage() {
  const { state } = useLazyService('signingIn');
  switch (state.kind) {
    case 'loading':
      return <CallbackNotice />;
    case 'ready':
      return <CodeLoginProgress codeLogin={state.value.codeLogin} />;
    case 'failed':
      return <ServicesFailed />;
  }
}

function ServicesFailed() {
  const navigator = useService(PAGE_NAVIGATOR);
  usePageTitle(SIGN_IN_UNFINISHED);
  return (
    <FailedPage
      title={SIGN_IN_UNFINISHED}
      text={PAGE_FAILED}
      onRetry={() => {
        // The code in the address has not been used: only the start of a page load reads it.
        navigator.reload();
      }}
    />
  );
}
