import { pageCount } from '../../domain/paging/page.js';
import { LAST_PAGE, NOTHING_ON_PAGE } from '../../domain/paging/words.js';
import { EmptyState } from '../feedback/empty-state.js';
import { Link } from '../links/link.js';

interface PastTheEndProps {
  /** Entries on all pages together, more than none. */
  readonly total: number;
  /** Entries on one page. */
  readonly size: number;
  readonly addressOf: (page: number) => string;
}

/** In place of a page that the list does not have: it offers the last one (pages §2). */
export function PastTheEnd({ total, size, addressOf }: PastTheEndProps) {
  return (
    <EmptyState text={NOTHING_ON_PAGE}>
      <Link className="btn btn-primary" to={addressOf(pageCount(total, size))}>
        {LAST_PAGE}
      </Link>
    </EmptyState>
  );
}
