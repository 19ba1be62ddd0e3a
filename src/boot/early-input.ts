/*
 * Inline script. Completes a snapshot (docs/decisions/0026-snapshots.md). Records the visitor's input in the app shell
 * or the snapshot before React has rendered: the last click, typed text and focus. Then it repeats the input on React's
 * elements, which have the same tag and class names.
 */
import { SCROLL_POSITIONS_NAME } from '../domain/session/stored-keys.js';
import { isNoticeShown } from './snapshot-notice.js';

// The build replaces this name by the files of src/boot/snapshot.ts (tools/webpack/document-plugin.ts).
declare const SNAPSHOT_CODE: readonly string[];

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
  restoreScroll();
  for (const file of SNAPSHOT_CODE)
    document.head.appendChild(
      Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href: file }),
    );
}

/** To where src/ui/routing/use-scroll.ts will scroll, so that the content does not move when the site starts. */
function restoreScroll(): void {
  try {
    const { key } = Object(history.state) as { readonly key?: unknown };
    const all = sessionStorage.getItem(SCROLL_POSITIONS_NAME) ?? '';
    const [, top] = new RegExp(`(?:^|&)${String(key)}=(\\d+)`).exec(all) ?? [];
    if (top !== undefined) window.scrollTo(0, Number(top));
  } catch {
    // The visitor forbids storage: nothing was stored.
  }
}

function keepInput(root: HTMLElement): void {
  const box = root.querySelector('input');
  let pressed: HTMLElement | undefined;
  let focused: HTMLElement | undefined;

  function press(event: Event): void {
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

  function replay(): void {
    const field = successorOf(box);
    if (box && field instanceof HTMLInputElement && box.value) type(box.value, field);
    const toFocus = successorOf(focused);
    if (toFocus && document.activeElement === document.body) {
      toFocus.focus({ preventScroll: true });
      if (box && toFocus instanceof HTMLInputElement) toFocus.setSelectionRange(box.selectionStart, box.selectionEnd);
    }
    const taken = takePress();
    const toPress = successorOf(taken);
    if (toPress instanceof HTMLFormElement) toPress.requestSubmit();
    else if (toPress) toPress.click();
    // A link that the page no longer has.
    else if (taken?.localName === 'a') taken.click();
  }

  const listeners = { click: press, submit: press, focusin: focus, focusout: blur };
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
    // After a failed start the root is empty.
    if (currentRoot()?.firstElementChild) replay();
  }).observe(root, { childList: true });
}

/** After a snapshot the root is another element. */
function currentRoot(): HTMLElement | null {
  return document.getElementById('root');
}

/** The element that React has rendered instead of an element of the shell or snapshot, which is removed by now. */
function successorOf(element: HTMLElement | null | undefined): HTMLElement | null | undefined {
  const now = currentRoot();
  const before = element?.getRootNode();
  if (!element || !now || !(before instanceof Element)) return undefined;
  const found = alike(element, now);
  // Of elements that look the same, the one at the same place; links with the same address do the same.
  return found[alike(element, before).indexOf(element)] ?? (element.hasAttribute('href') ? found[0] : undefined);
}

function alike(element: HTMLElement, within: Element): readonly HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(element.localName)].filter((each) =>
    ['class', 'href'].every((name) => each.getAttribute(name) === element.getAttribute(name)),
  );
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

/** Sets the value through the prototype's setter: otherwise React ignores the `input` event. */
function type(text: string, field: HTMLInputElement): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
