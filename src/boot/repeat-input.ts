/*
 * Repeats what the visitor has done in an element of the app shell or of a snapshot on the element that React has
 * rendered instead, which has the same tag and class names.
 */
import { isPlainClick } from '../domain/site/plain-click.js';

/** The element within `now` that has replaced `element` within `before`. */
export function successorOf(element: HTMLElement, before: Element, now: Element): HTMLElement | undefined {
  const found = alike(element, now);
  // Several elements may look the same: take the one at the same index. Links with the same address are
  // interchangeable.
  return found[alike(element, before).indexOf(element)] ?? (element.hasAttribute('href') ? found[0] : undefined);
}

/** Focuses `field`, with the selection of `box`. */
export function focusAs(box: Element, field: HTMLElement): void {
  field.focus({ preventScroll: true });
  if (box instanceof HTMLInputElement && field instanceof HTMLInputElement)
    field.setSelectionRange(box.selectionStart, box.selectionEnd);
}

export function press(element: HTMLElement): void {
  if (element instanceof HTMLFormElement) element.requestSubmit();
  else element.click();
}

const MOUSE = ['mousedown', 'mouseup'];

/** Watches the mouse. The returned function ends that, and tells on which control the button is down. */
export function watchMouse(): () => HTMLElement | undefined {
  let held: HTMLElement | undefined;
  const watch = ({ type, target }: Event): void => {
    held = type === 'mousedown' ? closest(target, 'button, a') : undefined;
  };
  for (const name of MOUSE) document.addEventListener(name, watch);
  return () => {
    for (const name of MOUSE) document.removeEventListener(name, watch);
    return held;
  };
}

/** Presses the element when the button is released on it: a press that began on what it has replaced is no click. */
export function pressOnRelease(element: HTMLElement | undefined): void {
  if (!element) return;
  const end = (event: Event): void => {
    for (const name of MOUSE) document.removeEventListener(name, end);
    const isReleased = event.type === 'mouseup' && element === closest(event.target, element.localName);
    if (isReleased && !opensElsewhere(event, element)) press(element);
  };
  for (const name of MOUSE) document.addEventListener(name, end);
}

/** Sets the value through the prototype's setter: otherwise React ignores the `input` event. */
export function type(text: string, field: HTMLElement): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

export function closest(target: EventTarget | null, selector: string): HTMLElement | undefined {
  return target instanceof Element ? (target.closest<HTMLElement>(selector) ?? undefined) : undefined;
}

/** True for a click that opens a new tab, a menu or another site. */
export function opensElsewhere(event: Event, element: HTMLElement): boolean {
  if (element instanceof HTMLAnchorElement && (element.target === '_blank' || element.origin !== location.origin))
    return true;
  return event instanceof MouseEvent && !isPlainClick(event);
}

function alike(element: HTMLElement, within: Element): readonly HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(element.localName)].filter((each) =>
    ['class', 'href'].every((name) => each.getAttribute(name) === element.getAttribute(name)),
  );
}
