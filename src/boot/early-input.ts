/*
 * Inline script. Keeps what the visitor does with the app shell before React has drawn: the last press, typed text,
 * focus. It repeats them on the site's own elements, which have the same tag and class names as those of the shell.
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
    // An element that is removed loses the focus too, and the visitor did not move it then.
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

  /** The element that React drew in the place of one of the shell. */
  function successorOf(element: HTMLElement | null | undefined): HTMLElement | null {
    return element ? root.querySelector(`.header ${element.localName}[class="${element.className}"]`) : null;
  }

  const listeners = { click: press, submit: press, focusin: focus, focusout: blur };
  for (const [name, listener] of Object.entries(listeners)) root.addEventListener(name, listener);
  new MutationObserver((_, observer) => {
    observer.disconnect();
    for (const [name, listener] of Object.entries(listeners)) root.removeEventListener(name, listener);
    // A start that failed has emptied the root.
    if (root.firstElementChild) replay();
  }).observe(root, { childList: true });
}

function closest(target: EventTarget | null, selector: string): HTMLElement | undefined {
  return target instanceof Element ? (target.closest<HTMLElement>(selector) ?? undefined) : undefined;
}

/** The browser opens another tab or a menu for such a click. */
function opensElsewhere(event: Event): boolean {
  if (!(event instanceof MouseEvent)) return false;
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

/** React hears of a value that was set by the prototype's setter. */
function type(text: string, field: HTMLInputElement): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
