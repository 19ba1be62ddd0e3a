import './list-bar.scss';

import type { ReactNode } from 'react';

import { pageCount } from '../../../domain/kernel/paging.js';
import { pageWithCount } from '../../../domain/kernel/paging.strings.js';

interface ListBarProps {
  /** The total as text; empty while it is unknown. */
  readonly text: string;
  /** Counted from 1. */
  readonly page: number;
  /** Entries on all pages together. */
  readonly total: number;
  /** Entries on one page. */
  readonly size: number;
  /** The tabs that filter the list. */
  readonly children?: ReactNode;
  /** What can be done with the whole list. */
  readonly action?: ReactNode;
}

/**
 * Above a list: its filters, its length, and an action. The length is a live region that is always mounted, so that every change is
 * announced; for screen readers it also names the page.
 */
export function ListBar({ text, page, total, size, children, action }: ListBarProps) {
  const count = pageCount(total, size);
  return (
    <div className="list-bar">
      {children}
      <p className="list-bar__total" role="status">
        <span>{text}</span>
        {text !== '' && count > 1 && page <= count && (
          <span className="visually-hidden">{`，${pageWithCount(page, count)}`}</span>
        )}
      </p>
      {action}
    </div>
  );
}
