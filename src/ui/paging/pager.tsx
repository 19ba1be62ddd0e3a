import './pager.scss';

import { type PagerItem, pageNumbers } from '../../domain/paging/page-numbers.js';
import { NEXT_PAGE, numbered, pageOf, PAGES_OF_LIST, PREVIOUS_PAGE } from '../../domain/paging/words.js';
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
      <span className="visually-hidden">{pageOf(page, count)}</span>
      <ol className="pager__numbers">
        {pageNumbers(page, count).map((item, place) => (
          <li key={item === 'gap' ? `gap ${String(place)}` : item}>
            <PageNumber item={item} isCurrent={item === page} addressOf={addressOf} />
          </li>
        ))}
      </ol>
      {page < count && (
        <Link className="btn btn-quiet" to={addressOf(page + 1)} rel="next">
          {NEXT_PAGE}
        </Link>
      )}
    </nav>
  );
}

interface PageNumberProps extends Pick<PagerProps, 'addressOf'> {
  readonly item: PagerItem;
  readonly isCurrent: boolean;
}

function PageNumber({ item, isCurrent, addressOf }: PageNumberProps) {
  if (item === 'gap') return <span className="pager__gap">…</span>;
  return (
    <Link
      className="pager__number"
      to={addressOf(item)}
      aria-label={numbered(item)}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {item}
    </Link>
  );
}
