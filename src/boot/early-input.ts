/*
 * Inline script. Records the visitor's input in the app shell before React has rendered: the last click, typed text and
 * focus. Then it repeats the input on React's elements.
 */
import {
  closest,
  focusAs,
  opensElsewhere,
  press,
  pressOnRelease,
  successorOf,
  type,
  watchMouse,
} from './repeat-input.js';

const root = document.getElementById('root');
if (root) captureInput(root);

function captureInput(root: HTMLElement): void {
  const box = root.querySelector('input');
  let pressed: HTMLElement | undefined;
  const mouseHolds = watchMouse();
  let focused: HTMLElement | undefined;

  function capturePress(event: Event): void {
    // A submit is handled as an event of its form.
    const element = closest(event.target, 'button:not([type=submit]), a, form');
    const isSubmit = event.type === 'submit';
    if (!element || isSubmit !== (element.localName === 'form') || opensElsewhere(event, element)) return;
    event.preventDefault();
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

  function replay(now: HTMLElement): void {
    const find = (element: HTMLElement | null | undefined): HTMLElement | undefined => {
      // React has removed it: its root is the detached tree that contained it.
      const before = element?.getRootNode();
      return element && before instanceof Element ? successorOf(element, before, now) : undefined;
    };
    const field = find(box);
    if (box?.value && field) type(box.value, field);
    const toFocus = find(focused);
    if (focused && toFocus && document.activeElement === document.body) focusAs(focused, toFocus);
    const toPress = find(pressed);
    pressOnRelease(find(mouseHolds()));
    if (toPress) press(toPress);
    // The rendered page does not have this link: follow the link of the app shell.
    else if (pressed?.localName === 'a') pressed.click();
  }

  const listeners = { click: capturePress, submit: capturePress, focusin: focus, focusout: blur };
  for (const [name, listener] of Object.entries(listeners)) root.addEventListener(name, listener);
  new MutationObserver((_, observer) => {
    observer.disconnect();
    for (const [name, listener] of Object.entries(listeners)) root.removeEventListener(name, listener);
    // After a failed start `#root` has no element, so there is nothing to repeat the input on.
    if (root.firstElementChild) replay(root);
  }).observe(root, { childList: true });
}
