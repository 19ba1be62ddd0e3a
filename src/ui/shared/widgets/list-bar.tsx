import './list-bar.scss';

import type { ReactNode } from 'react';

import type { Loading } from '../../../domain/kernel/loading.js';
import { type Page, pageCount } from '../../../domain/kernel/paging.js';
import { pageWithCount } from '../../../domain/kernel/paging.strings.js';

interface ListTotalProps {
  /** The total as text. */
  readonly inAll: (total: number) => string;
  /** Counted from 1. */
  readonly page: number;
  readonly list: Loading<Page<unknown>>;
  /** Entries on one page. */
  readonly size: number;
}

interface ListBarProps extends ListTotalProps {
  /** The tabs that filter the list. */
  readonly children?: ReactNode;
  /** What can be done with the whole list. */
  readonly action?: ReactNode;
}

/**
 * Above a list: its filters, its length, and an action. The length is a live region that is always mounted, so that every change is
 * announced; for screen readers it also names the page.
 */
export function ListBar({ inAll, page, list, size, children, action }: ListBarProps) {
  return (
    <div className="list-bar">
      {children}
      <p className="list-bar__total" role="status">
        <ListTotal inAll={inAll} page={page} list={list} size={size} />
      </p>
      {action}
    </div>
  );
}

/** Nothing while the total is unknown. */
export function ListTotal({ inAll, page, list, size }: ListTotalProps) {
  const total = list.kind === 'ready' ? list.value.total : undefined;
  if (total === undefined) return undefined;
  const count = pageCount(total, size);
  return (
    <>
      <span>{inAll(total)}</span>
      {count > 1 && page <= count && <span className="visually-hidden">{`，${pageWithCount(page, count)}`}</span>}
    </>
  );
}
