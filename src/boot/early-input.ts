/*
 * Inline script. Records the visitor's input in the app shell before React has rendered: the last click, typed text and
 * focus. Then it repeats the input on React's elements, which have the same tag and class names as the shell's.
 */
const root = document.getElementById('root');
if (root) keepInput(root);

function keepInput(root: HTMLElement): void {
  const box = root.querySelector('input');
  let pressed: HTMLElement | undefined;
  let focused: HTMLElement | undefined;

  function press(event: Event): void {
    // A submit is handled as an event of its form.
    const element = closest(event.target, 'button:not([type=submit]), a, form');
    const isSubmit = event.type === 'submit';
    if (!element || isSubmit !== (element.localName === 'form') || opensElsewhere(event)) return;
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

  function replay(): void {
    const field = successorOf(box);
    if (box && field instanceof HTMLInputElement && box.value) type(box.value, field);
    const toFocus = successorOf(focused);
    if (toFocus && document.activeElement === document.body) {
      toFocus.focus({ preventScroll: true });
      if (box && toFocus instanceof HTMLInputElement) toFocus.setSelectionRange(box.selectionStart, box.selectionEnd);
    }
    const toPress = successorOf(pressed);
    if (toPress instanceof HTMLFormElement) toPress.requestSubmit();
    else toPress?.click();
  }

  /** The element that React has rendered instead of an element of the shell. */
  function successorOf(element: HTMLElement | null | undefined): HTMLElement | null {
    return element ? root.querySelector(`.header ${element.localName}[class="${element.className}"]`) : null;
  }

  const listeners = { click: press, submit: press, focusin: focus, focusout: blur };
  for (const [name, listener] of Object.entries(listeners)) root.addEventListener(name, listener);
  new MutationObserver((_, observer) => {
    observer.disconnect();
    for (const [name, listener] of Object.entries(listeners)) root.removeEventListener(name, listener);
    // After a failed start the root is empty.
    if (root.firstElementChild) replay();
  }).observe(root, { childList: true });
}

function closest(target: EventTarget | null, selector: string): HTMLElement | undefined {
  return target instanceof Element ? (target.closest<HTMLElement>(selector) ?? undefined) : undefined;
}

/** For such a click the browser opens a tab or a menu. */
function opensElsewhere(event: Event): boolean {
  if (!(event instanceof MouseEvent)) return false;
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

/** Sets the value through the prototype's setter: otherwise React ignores the `input` event. */
function type(text: string, field: HTMLInputElement): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
