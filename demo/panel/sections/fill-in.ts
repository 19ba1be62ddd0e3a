/**
 * Types into the last visible field of the page whose label says `label`, as the visitor would: a dialog lies over
 * the page, and later in the document. Answers whether there was one.
 */
export function fillIn(label: string, text: string): boolean {
  const fields = [...document.querySelectorAll('input')].filter((field) => nameOf(field).includes(label));
  const field = fields.at(-1);
  if (!field) return false;
  // React watches the property of the element itself; the one of the prototype gets past it.
  Reflect.set(HTMLInputElement.prototype, 'value', text, field);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  return true;
}

function nameOf(field: HTMLInputElement): string {
  const labels = [...(field.labels ?? [])].map((label) => label.textContent);
  return [field.getAttribute('aria-label') ?? '', ...labels].join(' ');
}
