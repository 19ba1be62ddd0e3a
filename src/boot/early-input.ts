/*
 * Inline script. Completes a snapshot (docs/decisions/0026-snapshots.md). Records the visitor's input in the app shell
 * or the snapshot before React has rendered: the last click, typed text and focus. Then it repeats the input on React's
 * elements.
 */
import { SCROLL_POSITIONS_NAME } from '../domain/session/stored-keys.js';
import { focusAs, press, successorOf, type } from './repeat-input.js';
import { isNoticeShown } from './snapshot-notice.js';

// The build replaces this name by the files of src/boot/snapshot.ts (tools/webpack/document-plugin.ts).
declare const SNAPSHOT_CODE: readonly string[];

const TRANSPARENT = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

const root = document.getElementById('root');
if (root) {
  if (isSnapshot(root)) completeSnapshot(root);
  keepInput(root);
}

function isSnapshot(root: HTMLElement): boolean {
  return root.dataset.snapshot !== undefined;
}

function completeSnapshot(root: HTMLElement): void {
  // The policy forbids `style` attributes in HTML.
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]'))
    element.style.cssText = element.dataset.style ?? '';
  holdImages(root);
  restoreScroll(root);
  for (const file of SNAPSHOT_CODE)
    document.head.appendChild(
      Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href: file }),
    );
}

/**
 * Images would compete with the scripts for bandwidth, so they wait until the scripts are loaded or have failed. All are
 * lazy, so the browser has not requested them before the first layout.
 */
function holdImages(root: HTMLElement): void {
  for (const image of root.querySelectorAll<HTMLImageElement>('[loading=lazy]')) {
    const { src } = image;
    image.src = TRANSPARENT;
    window.addEventListener('load', () => {
      image.src = src;
    });
  }
}

/** To where src/ui/routing/use-scroll.ts will scroll, so that the content does not move when the site starts. */
function restoreScroll(root: HTMLElement): void {
  try {
    const { key } = Object(history.state) as { readonly key?: unknown };
    const all = sessionStorage.getItem(SCROLL_POSITIONS_NAME) ?? '';
    const [, top] = new RegExp(`(?:^|&)${String(key)}=(\\d+)`).exec(all) ?? [];
    if (top === undefined) return;
    root.dataset.scrolled = '';
    window.scrollTo(0, Number(top));
  } catch {
    // The visitor forbids storage: nothing was stored.
  }
}

function keepInput(root: HTMLElement): void {
  const box = root.querySelector('input');
  let pressed: HTMLElement | undefined;
  let focused: HTMLElement | undefined;

  function keepPress(event: Event): void {
    // A submit is handled as an event of its form.
    const element = closest(event.target, 'button:not([type=submit]), a, form');
    const isSubmit = event.type === 'submit';
    if (!element || isSubmit !== (element.localName === 'form') || opensElsewhere(event, element)) return;
    // Over a snapshot without a server, links are followed; nothing else can be done.
    const isFollowed = isNoticeShown(root);
    if (isFollowed && element.localName === 'a') return;
    event.preventDefault();
    if (isFollowed) return;
    pressed?.removeAttribute('aria-busy');
    pressed = element;
    pressed.setAttribute('aria-busy', 'true');
  }

  function focus(event: Event): void {
    focused = closest(event.target, '*');
  }

  function blur(): void {
    const left = focused;
    // Removing an element takes its focus away too; then the visitor has not moved the focus.
    void Promise.resolve().then(() => {
      if (focused === left && left?.isConnected && document.activeElement !== left) focused = undefined;
    });
  }

  /** The press, unless the site has already performed it (src/boot/snapshot.ts). */
  function takePress(): HTMLElement | undefined {
    const taken = pressed;
    pressed = undefined;
    if (!taken?.hasAttribute('aria-busy')) return undefined;
    taken.removeAttribute('aria-busy');
    return taken;
  }

  function replay(now: HTMLElement): void {
    const find = (element: HTMLElement | null | undefined): HTMLElement | undefined => {
      // It is removed by now.
      const before = element?.getRootNode();
      return element && before instanceof Element ? successorOf(element, before, now) : undefined;
    };
    const field = find(box);
    if (box?.value && field) type(box.value, field);
    const toFocus = find(focused);
    if (focused && toFocus && document.activeElement === document.body) focusAs(focused, toFocus);
    const taken = takePress();
    const toPress = find(taken);
    if (toPress) press(toPress);
    // A link that the page no longer has.
    else if (taken?.localName === 'a') taken.click();
  }

  const listeners = { click: keepPress, submit: keepPress, focusin: focus, focusout: blur };
  for (const [name, listener] of Object.entries(listeners)) root.addEventListener(name, listener);
  new MutationObserver((_, observer) => {
    if (root.isConnected && isSnapshot(root)) {
      // The site cannot be reached: a link that waits for it is followed.
      const taken = isNoticeShown(root) ? takePress() : undefined;
      if (taken?.localName === 'a') taken.click();
      return;
    }
    observer.disconnect();
    for (const [name, listener] of Object.entries(listeners)) root.removeEventListener(name, listener);
    // After a snapshot it is another element; after a failed start it is empty.
    const now = document.getElementById('root');
    if (now?.firstElementChild) replay(now);
  }).observe(root, { childList: true });
}

function closest(target: EventTarget | null, selector: string): HTMLElement | undefined {
  return target instanceof Element ? (target.closest<HTMLElement>(selector) ?? undefined) : undefined;
}

/** For such a click the browser opens a tab, a menu or another site. */
function opensElsewhere(event: Event, element: HTMLElement): boolean {
  if (element instanceof HTMLAnchorElement && (element.target === '_blank' || element.origin !== location.origin))
    return true;
  if (!(event instanceof MouseEvent)) return false;
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
