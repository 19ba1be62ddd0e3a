import './list-bar.scss';

import type { ReactNode } from 'react';

import { pageCount } from '../../domain/paging.js';
import { pageOf } from '../../domain/paging.strings.js';

interface ListBarProps {
  /** How much there is in all, in words; empty while nobody knows. */
  readonly words: string;
  /** Counted from 1. */
  readonly page: number;
  /** Entries on all pages together. */
  readonly total: number;
  /** Entries on one page. */
  readonly size: number;
  /** What of it can be chosen: tabs. */
  readonly children: ReactNode;
}

/**
 * Over a list: the choice of what is in it, and how long it is. The length is there before it has anything to say, so
 * that screen readers hear of every new part; for them it also names the page.
 */
export function ListBar({ words, page, total, size, children }: ListBarProps) {
  const count = pageCount(total, size);
  return (
    <div className="list-bar">
      {children}
      <p className="list-bar__total" role="status">
        {words}
        {words !== '' && count > 1 && page <= count && (
          <span className="visually-hidden">{`，${pageOf(page, count)}`}</span>
        )}
      </p>
    </div>
  );
}
