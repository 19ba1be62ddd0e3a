import './pager.scss';

import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';

import {
  isEmptyList,
  knownPages,
  type Page,
  pageCount,
  pageNumbers,
  type PagerItem,
} from '../../../domain/kernel/paging.js';
import {
  FIRST_PAGE,
  goToPage,
  LAST_PAGE,
  NEXT_PAGE,
  NOTHING_ON_PAGE,
  numbered,
  pageWithCount,
  PAGES_OF_LIST,
  PREVIOUS_PAGE,
} from '../../../domain/kernel/paging.strings.js';
import { EmptyState } from '../feedback/empty-state.js';
import { usePageLocation } from '../hooks/services.js';
import { usePageAhead } from './use-page-ahead.js';

interface PagerProps {
  /** Counted from 1. */
  readonly page: number;
  readonly list: Page<unknown>;
  /** Entries on one full page. */
  readonly size: number;
  readonly addressOf: (page: number) => string;
  readonly fetchAhead?: (page: number) => void;
}

interface PagedListProps extends PagerProps {
  /** In place of a list without entries. */
  readonly empty: ReactNode;
  /** The entries of the page. */
  readonly children: ReactNode;
}

/** A page of a list with its pager, or why it is empty (docs/spec/every-page.md#lists). */
export function PagedList({ empty, children, ...pager }: PagedListProps) {
  if (isEmptyList(pager.list, pager.page)) return empty;
  if (pager.list.items.length === 0) return <BeyondLastPage {...pager} />;
  return (
    <>
      {children}
      <Pager {...pager} />
    </>
  );
}

/**
 * Page links of a list that has more than one page. They are links because the page number is in the address
 * (docs/spec/every-page.md#address).
 */
export function Pager({ page, list, size, addressOf, fetchAhead }: PagerProps) {
  const count = knownPages(list, { page, size });
  const pager = usePageAhead(list, page < count ? page + 1 : undefined, fetchAhead);
  if (count === 1) return undefined;
  return (
    <nav ref={pager} className="pager" aria-label={PAGES_OF_LIST}>
      {page > 1 && (
        <Link className="btn btn-quiet pager__step" to={addressOf(Math.min(page - 1, count))} rel="prev">
          {PREVIOUS_PAGE}
        </Link>
      )}
      <span className="visually-hidden">{list.total === undefined ? numbered(page) : pageWithCount(page, count)}</span>
      {list.total !== undefined && (
        <ol className="pager__numbers">
          {pageNumbers(page, count).map((item) => (
            <li key={typeof item === 'number' ? item : `gap ${String(item.middle)}`}>
              <PageNumber item={item} isCurrent={item === page} addressOf={addressOf} />
            </li>
          ))}
        </ol>
      )}
      {page < count && (
        <Link className="btn btn-quiet pager__step pager__step--next" to={addressOf(page + 1)} rel="next">
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
  if (typeof item !== 'number') {
    const name = goToPage(item.middle);
    return (
      <Link className="pager__number pager__gap" to={addressOf(item.middle)} aria-label={name} title={name}>
        …
      </Link>
    );
  }
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

/** In place of a page that the list does not have: it offers the last one that is known (docs/spec/every-page.md#lists). */
export function BeyondLastPage({ list: { total }, size, addressOf }: Pick<PagerProps, 'list' | 'size' | 'addressOf'>) {
  const [page, action] = total === undefined ? [1, FIRST_PAGE] : [pageCount(total, size), LAST_PAGE];
  return <EmptyState text={NOTHING_ON_PAGE} to={addressOf(page)} action={action} />;
}

/**
 * Ref for the head of a list whose part is in the address; it must be a child of the list's element. After a click on
 * another part it scrolls into view if it is above the viewport, and takes the focus if that was in the list
 * (docs/spec/every-page.md#lists). Back and Forward do neither.
 */
export function useListHead<E extends HTMLElement>(): RefObject<E | null> {
  const head = useRef<E>(null);
  const location = usePageLocation();
  const seen = useRef(location);

  useEffect(() => {
    const left = seen.current;
    seen.current = location;
    const isPageChange = left.path === location.path && left.query !== location.query && location.arrival === 'push';
    if (!isPageChange || head.current === null) return;
    if (head.current.getBoundingClientRect().top < 0) head.current.scrollIntoView({ behavior: 'instant' });
    if (isFocusInOrAround(head.current.parentElement)) head.current.focus({ preventScroll: true });
  }, [location]);

  return head;
}

/**
 * Whether the focus is in the list or, because the pressed link has disappeared already, on an element around the list.
 */
function isFocusInOrAround(list: HTMLElement | null): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement.contains(list) || list?.contains(activeElement) === true;
}
