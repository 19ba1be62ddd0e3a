import './pager.scss';

import { NEXT_PAGE, pageOf, PAGES_OF_LIST, PREVIOUS_PAGE } from '../../domain/paging/words.js';
import { pageCount } from '../../domain/paging/page.js';
import { Link } from '../links/link.js';

interface PagerProps {
  /** Counted from 1. */
  readonly page: number;
  /** Entries on all pages together. */
  readonly total: number;
  /** Entries on one page. */
  readonly size: number;
  readonly addressOf: (page: number) => string;
}

/** The way through a list that has more than one page. Links: the address says which page is on view (lesson 30). */
export function Pager({ page, total, size, addressOf }: PagerProps) {
  const count = pageCount(total, size);
  if (count === 1) return undefined;
  return (
    <nav className="pager" aria-label={PAGES_OF_LIST}>
      {page > 1 && (
        <Link className="btn btn-quiet" to={addressOf(Math.min(page - 1, count))} rel="prev">
          {PREVIOUS_PAGE}
        </Link>
      )}
      <span className="pager__stand">{pageOf(page, count)}</span>
      {page < count && (
        <Link className="btn btn-quiet" to={addressOf(page + 1)} rel="next">
          {NEXT_PAGE}
        </Link>
      )}
    </nav>
  );
}
