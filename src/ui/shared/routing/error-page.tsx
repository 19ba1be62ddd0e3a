import { Link } from 'react-router-dom';

import { errorPageText } from '../../../domain/access/error-page.js';
import { BACK_HOME, ERROR_HEADING } from '../../../domain/site/strings.js';
import { Notice } from '../feedback/error-state.js';
import { usePageLocation } from '../hooks/services.js';

/** The target of failed third-party logins, among others (docs/spec/start-and-routes.md#error-page). */
export function ErrorPage() {
  return (
    <div className="page column">
      <h1 className="page__heading">{ERROR_HEADING}</h1>
      <Notice drawing={<ErrorPageDrawing />} text={errorPageText(usePageLocation().query)}>
        <Link className="btn btn-primary" to="/">
          {BACK_HOME}
        </Link>
      </Notice>
    </div>
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
