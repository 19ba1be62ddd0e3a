import { NAVIGATION_HOLD_MS } from '../../src/domain/site/limits.js';
import { SITE_START, type StartedSite } from '../../src/boot/start-event.js';
import {
  closest,
  focusAs,
  opensElsewhere,
  press,
  pressOnRelease,
  successorOf,
  watchMouse,
} from '../../src/boot/repeat-input.js';
import { isPageReady } from '../../src/boot/page-ready.js';
import { completeSnapshot } from './complete.js';
import { holdHead } from './head.js';
import { isNoticeShown, showNotice } from './notice.js';

/** A page that is neither ready nor failed replaces the snapshot after this time all the same. */
const PAGE_LIMIT_MS = 5000;
/** The button 重试 of the page, or of a part of it. */
const PAGE_RETRY = 'main .notice [data-focus-stay]';
/**
 * Parts that must exist after a navigation to another address: the heading shows the visitor that the new page has
 * arrived.
 */
const PARTS_SEEN = ['h1'];
/**
 * Name of the cookie, for the server: this browser has the code of the build (docs/decisions/0026-snapshots.md). Also in
 * deploy/nginx/configure.sh.
 */
export const BUILD_COOKIE = 'course_site_build';
const COOKIE_DAYS = 30;

/**
 * Inline script of every snapshot. The site starts in `#root` as over the plain document, with its page held back
 * (snapshot.css) while `#snapshot` shows the content. Ends when the page is ready, when it takes too long, or when the
 * visitor has left (docs/spec/start-and-routes.md#over-a-snapshot).
 */
export function startOverSnapshot(root: HTMLElement, snapshot: HTMLElement): void {
  const { pathname, search } = location;
  const head = holdHead();
  let site: StartedSite | undefined;
  let limit: ReturnType<typeof setTimeout> | undefined;
  let willLook = false;
  const mouseHolds = watchMouse();
  const observer = new MutationObserver(() => {
    // Once per frame: the check forces a layout.
    if (willLook) return;
    willLook = true;
    requestAnimationFrame(look);
  });

  function look(): void {
    willLook = false;
    if (!snapshot.isConnected || !site) return;
    const isHere = location.pathname === pathname;
    if (isHere && root.querySelector(PAGE_RETRY)) {
      clearTimeout(limit);
      limit = undefined;
      notify();
    } else if (isPageReady(root, innerHeight, location.search === search ? undefined : PARTS_SEEN)) {
      showPage();
    } else {
      limit ??= setTimeout(showPage, isHere ? PAGE_LIMIT_MS : NAVIGATION_HOLD_MS);
    }
  }

  function showPage(): void {
    if (!snapshot.isConnected) return;
    clearTimeout(limit);
    observer.disconnect();
    document.removeEventListener('click', capturePress, true);
    root.removeAttribute('data-held');
    const pressed = snapshot.querySelector<HTMLElement>('[aria-busy=true]');
    const toPress = pressed && successorOf(pressed, snapshot, root);
    const held = mouseHolds();
    if (held && snapshot.contains(held)) pressOnRelease(successorOf(held, snapshot, root));
    const focused = snapshot.querySelector<HTMLElement>(':focus');
    const toFocus = focused && successorOf(focused, snapshot, root);
    if (focused && toFocus) focusAs(focused, toFocus);
    snapshot.remove();
    head.release();
    if (toPress) press(toPress);
    rememberBuild(snapshot.dataset['build'] ?? '');
  }

  function notify(): void {
    showNotice(snapshot, () => {
      // All that waits for the network tries again: the site, its page, and the missing scripts.
      window.dispatchEvent(new Event('online'));
      for (const button of root.querySelectorAll<HTMLElement>(PAGE_RETRY)) button.click();
    });
  }

  function capturePress(event: Event): void {
    const element = closest(event.target, 'button, a');
    if (!element || opensElsewhere(event, element)) return;
    const isLink = element instanceof HTMLAnchorElement;
    if (!site && isLink && isNoticeShown(snapshot)) {
      // Lets the browser load the document of the link; src/boot/early-input.ts would wait for the site.
      if (root.contains(element)) event.stopPropagation();
      return;
    }
    if (!snapshot.contains(element) || element.closest('.snapshot-notice')) return;
    event.preventDefault();
    if (isLink && site) {
      site.follow(addressOf(element));
      return;
    }
    snapshot.querySelector('[aria-busy=true]')?.removeAttribute('aria-busy');
    element.setAttribute('aria-busy', 'true');
  }

  function start(started: StartedSite): void {
    site = started;
    limit = setTimeout(showPage, PAGE_LIMIT_MS);
    const link = snapshot.querySelector<HTMLAnchorElement>('a[aria-busy=true]');
    if (link) {
      link.removeAttribute('aria-busy');
      started.follow(addressOf(link));
    }
    started.location$.subscribe(({ path, query }) => {
      if (path + query !== pathname + search) head.clear();
      if (path === pathname) return;
      clearTimeout(limit);
      limit = setTimeout(showPage, NAVIGATION_HOLD_MS);
    });
    look();
  }

  completeSnapshot(snapshot);
  root.dataset['held'] = '';
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['class', 'aria-busy'] });
  document.addEventListener('click', capturePress, true);
  document.addEventListener(SITE_START, (event) => {
    const { detail } = event as CustomEvent<StartedSite | null>;
    if (!snapshot.isConnected) return;
    if (detail) {
      start(detail);
      return;
    }
    event.preventDefault();
    notify();
    // A link that waits for the site is followed.
    document.querySelector<HTMLElement>('a[aria-busy=true]')?.click();
  });
}

function rememberBuild(build: string): void {
  try {
    document.cookie = `${BUILD_COOKIE}=${build};path=/;max-age=${String(COOKIE_DAYS * 86_400)};samesite=lax`;
  } catch {
    // The browser forbids cookies: the next page is a snapshot, too.
  }
}

function addressOf({ pathname, search, hash }: HTMLAnchorElement): string {
  return pathname + search + hash;
}
