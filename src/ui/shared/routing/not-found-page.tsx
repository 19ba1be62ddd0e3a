import './not-found-page.scss';

import { useEffect } from 'react';
import { Link } from 'react-router-dom';

import { ROUTES } from '../../../domain/access/routes.js';
import { BROWSE_COURSES } from '../../../domain/home/strings.js';
import { PAGE_NAVIGATOR } from '../../../domain/ports/navigator.js';
import { addressHere } from '../../../domain/site/retired-phone-site.js';
import { BACK_HOME, NOT_FOUND, NOT_FOUND_TEXT, SEARCH_LABEL } from '../../../domain/site/strings.js';
import { Notice } from '../feedback/error-state.js';
import { usePageLocation, useService } from '../hooks/services.js';
import { Brand } from '../header/header.js';

/**
 * Shown for every path that is not in the route table (docs/spec/start-and-routes.md#not-found), unless it is a page of
 * the retired phone site, or a chat has glued words to it.
 */
export function NotFoundPage() {
  const navigator = useService(PAGE_NAVIGATOR);
  const address = addressHere(usePageLocation());
  useEffect(() => {
    if (address !== undefined) navigator.go(address, 'replace');
  }, [navigator, address]);
  if (address !== undefined) return undefined;
  return (
    <>
      <div className="header__bar column">
        <Brand />
      </div>
      <div className="page page--alone not-found column">
        <h1 className="page__heading">{NOT_FOUND}</h1>
        <Notice drawing={<NotFoundDrawing />} text={NOT_FOUND_TEXT}>
          <div className="not-found__links">
            <Link className="btn btn-primary" to="/">
              {BACK_HOME}
            </Link>
            <Link className="btn not-found__link" to={ROUTES.courses.pattern}>
              {BROWSE_COURSES}
            </Link>
            <Link className="btn not-found__link" to={ROUTES.search.pattern}>
              {SEARCH_LABEL}
            </Link>
          </div>
        </Notice>
      </div>
    </>
  );
}

function NotFoundDrawing() {
  return (
    <>
      <ellipse className="drawing__ground" cx="80" cy="108" rx="62" ry="6" />
      <path className="drawing__paper" d="M92 8l26 26-26 34-26-34z" />
      <path
        className="drawing__line"
        d="M92 8v60M66 34h52M92 68c-4 12 6 14 0 22s-22 4-28 14M92 78l-7-3v7zM91 90l7-4 1 7z"
      />
      <path className="drawing__accent" d="M30 34c0-8 12-10 14-2 6-2 10 6 4 10H30c-6-1-6-8 0-8M132 62v8M128 66h8" />
    </>
  );
}
