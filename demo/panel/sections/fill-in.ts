/**
 * Types into the last field whose label contains `label`, because a dialog is later in the document than the page below
 * it. Returns whether there was one.
 */
export function fillIn(label: string, text: string): boolean {
  const fields = [...document.querySelectorAll('input')].filter((field) => nameOf(field).includes(label));
  const field = fields.at(-1);
  if (!field) return false;
  // React overrides `value` on the element itself; setting it through the prototype makes React see a change.
  Reflect.set(HTMLInputElement.prototype, 'value', text, field);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  return true;
}

function nameOf(field: HTMLInputElement): string {
  const labels = [...(field.labels ?? [])].map((label) => label.textContent);
  return [field.getAttribute('aria-label') ?? '', ...labels].join(' ');
}
