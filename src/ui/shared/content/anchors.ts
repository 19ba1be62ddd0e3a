import {
  asapScheduler,
  defer,
  EMPTY,
  filter,
  fromEvent,
  ignoreElements,
  merge,
  Observable,
  observeOn,
  of,
  type SchedulerLike,
  switchMap,
  takeUntil,
  tap,
  timer,
} from 'rxjs';

import type { ScrollPositions } from '../../../application/site/scroll-positions.js';
import { ANCHOR_HOLD_MS } from '../../../domain/site/limits.js';
import { isPageLoad, type PageNavigator, type PageLocation } from '../../../domain/ports/navigator.js';
import { VISITOR_SCROLL_EVENTS } from '../hooks/effects.js';

/** What DOMPurify puts before each `id` and `name`, so that none of them shadows a property of the document. */
const SANITISED = /^user-content-/;
/** Our prefix instead. Its number distinguishes the texts of one page. */
const OF_A_TEXT = /^text\d+-/;

/** All anchors of texts, except those of a snapshot that is shown while its page starts. */
function anchorsOnPage(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('.rich-text [id]')].filter(
    (anchor) => anchor.closest('[data-snapshot]') === null,
  );
}

/** A prefix for the ids of a text that no other text on the page uses. */
export function unusedPrefix(): string {
  const used = new Set(anchorsOnPage().map(({ id }) => OF_A_TEXT.exec(id)?.[0]));
  let number = 1;
  while (used.has(`text${String(number)}-`)) number += 1;
  return `text${String(number)}-`;
}

/**
 * Gives the anchors of a sanitised text ids with our prefix, and points its links to them
 * (docs/spec/rich-text.md#anchors). A link without a target loses its address.
 */
export function prepareAnchors(text: DocumentFragment, prefix: string): void {
  const ids = new Map<string, string>();
  for (const element of text.querySelectorAll('[id], [name]')) {
    const names = ['id', ...(element.matches('a') ? ['name'] : [])]
      .map((attribute) => (element.getAttribute(attribute) ?? '').replace(SANITISED, ''))
      // Half of a surrogate pair cannot be written in an address. Of two elements with the same id, the first counts.
      .filter((name) => name !== '' && !/\p{Cs}/u.test(name) && !ids.has(name));
    for (const attribute of ['id', 'name']) element.removeAttribute(attribute);
    if (names[0] === undefined) continue;
    element.id = prefix + names[0];
    for (const name of names) ids.set(name, element.id);
  }
  for (const link of text.querySelectorAll('a[href^="#"]')) {
    const hash = link.getAttribute('href') ?? '';
    const found = namesIn(hash).map((name) => ids.get(name));
    const id = found.find((each) => each !== undefined) ?? (/^#top$/i.test(hash) ? topOf(text, prefix) : undefined);
    if (id === undefined) link.removeAttribute('href');
    else link.setAttribute('href', `#${encodeURIComponent(id)}`);
  }
}

/** The id of the beginning of a text: `#top` needs no target in HTML. */
function topOf({ firstElementChild: first }: DocumentFragment, prefix: string): string | undefined {
  if (first?.id === '') first.id = `${prefix}top`;
  return first?.id;
}

/** The ids that a fragment can mean: as it is written, or else decoded (HTML, "indicated part of the document"). */
function namesIn(hash: string): readonly string[] {
  const name = hash.slice(1).replace(SANITISED, '');
  try {
    return [name, decodeURIComponent(name)];
  } catch {
    return [name];
  }
}

/** The anchor that the hash of an address names: in our spelling, or in that of the editor. */
function anchorAt(hash: string): HTMLElement | undefined {
  const names = namesIn(hash);
  const anchors = anchorsOnPage();
  const plain = (id: string): string => id.replace(OF_A_TEXT, '');
  return (
    anchors.find(({ id }) => names.includes(id)) ??
    anchors.find(({ id }) => names.some((name) => name !== '' && plain(name) === plain(id)))
  );
}

interface Dependencies {
  readonly navigator: Pick<PageNavigator, 'location$'>;
  readonly positions: Pick<ScrollPositions, 'of' | 'save'>;
  readonly time: SchedulerLike;
}

/**
 * Shows the anchor of this text that the location names, once per history entry: Back and a reload restore the scroll
 * position instead. Cold; emits nothing.
 */
export function showAnchors(root: HTMLElement, { navigator, positions, time }: Dependencies): Observable<never> {
  if (root.querySelector('[id]') === null) return EMPTY;
  const isNew = ({ key, arrival }: PageLocation): boolean =>
    // After a page load the visitor may have scrolled before the text arrived.
    positions.of(key) === undefined && (!isPageLoad(arrival) || window.scrollY === 0);
  return navigator.location$.pipe(
    // After the effects of the navigation, which scroll to the top and focus the main area.
    observeOn(asapScheduler),
    filter(isNew),
    switchMap(({ hash, key }) => {
      const anchor = anchorAt(hash);
      if (anchor === undefined || !root.contains(anchor)) return EMPTY;
      return hold(anchor, time).pipe(
        tap(() => {
          positions.save(key, window.scrollY);
        }),
      );
    }),
    ignoreElements(),
  );
}

/** Scrolls to the anchor, again whenever the page grows above it, until the visitor acts or the limit has passed. */
function hold(anchor: HTMLElement, time: SchedulerLike): Observable<unknown> {
  const acts = VISITOR_SCROLL_EVENTS.map((name) => fromEvent(window, name, { passive: true }));
  return defer(() => {
    for (let box = anchor.closest('details'); box; box = box.parentElement?.closest('details') ?? null) box.open = true;
    return merge(of(undefined), resizesOf(document.body));
  }).pipe(
    tap(() => {
      anchor.scrollIntoView({ behavior: 'instant' });
      takeFocus(anchor);
    }),
    takeUntil(merge(...acts, timer(ANCHOR_HOLD_MS, time))),
  );
}

function resizesOf(element: Element): Observable<void> {
  return new Observable((subscriber) => {
    const observer = new ResizeObserver(() => {
      subscriber.next();
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  });
}

/** The next Tab continues behind the anchor, as after a link that the browser follows. A field keeps its focus. */
function takeFocus(anchor: HTMLElement): void {
  const focused = document.activeElement;
  if (focused !== null && focused !== document.body && !focused.matches('#main, .rich-text *')) return;
  if (anchor.tabIndex < 0) anchor.tabIndex = -1;
  anchor.focus({ preventScroll: true });
}
