import './list-total.scss';

import { pageCount } from '../../domain/paging/page.js';
import { pageOf } from '../../domain/paging/words.js';

interface ListTotalProps {
  /** How much there is in all, in words; empty while nobody knows. */
  readonly words: string;
  /** Counted from 1. */
  readonly page: number;
  readonly total: number;
  readonly size: number;
}

/**
 * How long a list is. It is there before it has anything to say, so that screen readers hear of every new part: for them
 * it also names the page.
 */
export function ListTotal({ words, page, total, size }: ListTotalProps) {
  const count = pageCount(total, size);
  return (
    <p className="list-total" role="status">
      {words}
      {words !== '' && count > 1 && page <= count && (
        <span className="visually-hidden">{`，${pageOf(page, count)}`}</span>
      )}
    </p>
  );
}
