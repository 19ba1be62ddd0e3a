/** What is on view and says exactly this, by its text or its name. */
export function onView(words: string): Element | undefined {
  return visible('[aria-label], [alt], body *').findLast((element) => saidBy(element).includes(words));
}

/**
 * The control of that name: the exact one before one whose name holds more, the last before the first, for a dialog
 * lies over the page and later in the document.
 */
export function controlOnView(name: string): HTMLElement | undefined {
  const controls = visible('button, a, [role=tab]').filter((element) => element instanceof HTMLElement);
  return (
    controls.findLast((control) => nameOf(control) === name) ??
    controls.findLast((control) => nameOf(control).includes(name))
  );
}

/** The input with that label, or with one that holds it. */
export function inputOnView(label: string): HTMLInputElement | HTMLTextAreaElement | undefined {
  const inputs = visible('input, textarea').filter(
    (element) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement,
  );
  return inputs.findLast((input) => labelsOf(input).some((text) => text.includes(label)));
}

/** What the site has drawn: the app shell (boot/app-shell.tsx) is gone a moment later. */
function visible(selector: string): readonly Element[] {
  return [...document.querySelectorAll(selector)].filter(
    (element) => element.checkVisibility() && element.closest('.frame--early') === null,
  );
}

function saidBy(element: Element): readonly string[] {
  const ownText = [...element.childNodes].filter((node) => node instanceof Text).map((node) => node.data.trim());
  return [...ownText, element.getAttribute('aria-label') ?? '', element.getAttribute('alt') ?? ''];
}

function nameOf(control: HTMLElement): string {
  return (control.getAttribute('aria-label') ?? control.textContent).trim();
}

function labelsOf(input: HTMLInputElement | HTMLTextAreaElement): readonly string[] {
  return [...(input.labels ?? [])].map((label) => label.textContent);
}
