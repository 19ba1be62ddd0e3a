import './not-found-page.scss';

import { useState } from 'react';
import { Link } from 'react-router-dom';

import { errorPageText } from '../../../domain/access/error-page.js';
import { CONSENT_AGAIN } from '../../../domain/access/error-page.strings.js';
import { serverMessage } from '../../../domain/access/server-parameters.js';
import { PAGE_NAVIGATOR } from '../../../domain/ports/navigator.js';
import { VISIT_STORE } from '../../../domain/ports/visit-store.js';
import { SESSION } from '../../../domain/session/session.js';
import { linkTarget } from '../../../domain/site/nav.js';
import { BACK_HOME, ERROR_HEADING } from '../../../domain/site/strings.js';
import { Notice } from '../feedback/error-state.js';
import { useBehavior, usePageLocation, useService } from '../hooks/services.js';

/** The target of failed third-party logins, among others (docs/spec/start-and-routes.md#error-page). */
export function ErrorPage() {
  const { query } = usePageLocation();
  return (
    <div className="page column">
      <h1 className="page__heading">{ERROR_HEADING}</h1>
      <Notice drawing={<ErrorPageDrawing />} text={errorPageText(query)}>
        <div className="not-found__links">
          <Link className="btn btn-primary" to="/">
            {BACK_HOME}
          </Link>
          {serverMessage(query) !== '' && <ConsentAgain />}
        </div>
      </Notice>
    </div>
  );
}

/** For a visitor whom QQ or WeChat has sent back without a login: the same consent, with the same return address. */
function ConsentAgain() {
  const navigator = useService(PAGE_NAVIGATOR);
  const store = useService(VISIT_STORE);
  const [url] = useState(() => store.read('consentAddress') ?? '');
  const { kind } = useBehavior(useService(SESSION).state$);
  if (kind !== 'anonymous' || linkTarget({ url, opensNewWindow: false }, navigator.origin).kind === 'none')
    return undefined;
  return (
    <button
      type="button"
      className="btn not-found__link"
      onClick={() => {
        navigator.leave(url);
      }}
    >
      {CONSENT_AGAIN}
    </button>
  );
}

function ErrorPageDrawing() {
  return (
    <>
      <ellipse className="drawing__ground" cx="80" cy="104" rx="62" ry="8" />
      <path className="drawing__paper" d="M40 30l70-8 14 16-10 18-70 8z" />
      <path className="drawing__line" d="M80 58l4 44M74 26l-1-10M56 42l38-4M57 50l24-3" />
      <path className="drawing__accent" d="M128 66v10M123 71h10M26 74v8M22 78h8" />
    </>
  );
}
