/** Ids of React begin with it: they must not be those of the site that starts over the snapshot. */
export const ID_PREFIX = 'snapshot-';
const REACT_ID = new RegExp(`_${ID_PREFIX}r_[0-9a-z]+_`, 'g');
/** Elements that no page of the site needs before it starts. */
const REMOVED_ELEMENTS = 'script, template, object, embed, iframe, base, meta, link';
/** What a visitor has typed, or where the focus is, belongs to a browser and not to a page. */
const BROWSER_STATE_ATTRIBUTES = ['value', 'checked', 'autofocus', 'data-focus-next'];

/**
 * The HTML of these elements as a snapshot has it: without scripts and event handlers, and with `data-style` instead of
 * `style`, which the policy refuses in HTML (docs/decisions/0026-snapshots.md). The elements are not changed.
 */
export function withoutScripts(parts: readonly Element[]): readonly string[] {
  const copy = document.createElement('div');
  copy.append(...parts.map((part) => part.cloneNode(true)));
  for (const element of copy.querySelectorAll(REMOVED_ELEMENTS)) element.remove();
  for (const element of copy.querySelectorAll('*')) cleanAttributes(element);
  for (const image of [...copy.querySelectorAll('main img')].slice(1)) makeLazy(image);
  const numbers = new Map<string, number>();
  return [...copy.children].map((part) => withOwnIds(part.outerHTML, numbers));
}

/**
 * Numbers React's ids again from 1 for each page: React counts them through all pages of a run, so the same page would
 * have other ids in another run.
 */
function withOwnIds(html: string, numbers: Map<string, number>): string {
  return html.replace(REACT_ID, (id) => {
    const number = numbers.get(id) ?? numbers.size + 1;
    numbers.set(id, number);
    return `${ID_PREFIX}${String(number)}`;
  });
}

function cleanAttributes(element: Element): void {
  for (const { name, value } of [...element.attributes]) {
    if (name.startsWith('on') || BROWSER_STATE_ATTRIBUTES.includes(name) || isScriptAddress(name, value)) {
      element.removeAttribute(name);
    }
  }
  const style = element.getAttribute('style');
  if (style === null) return;
  element.removeAttribute('style');
  if (style !== '') element.setAttribute('data-style', style);
}

/** Otherwise browsers would load it before the scripts of the site (src/boot/early-input.ts). */
function makeLazy(image: Element): void {
  image.setAttribute('loading', 'lazy');
  image.removeAttribute('fetchpriority');
}

function isScriptAddress(name: string, value: string): boolean {
  if (!['href', 'src', 'action', 'formaction', 'xlink:href'].includes(name)) return false;
  // Browsers ignore spaces and control characters in a scheme.
  return /^(?:javascript|vbscript|data:text)/i.test(value.replace(/[\s\p{Cc}]/gu, ''));
}

/** Text as it is written into HTML, also inside an attribute in double quotes. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${String(character.charCodeAt(0))};`);
}
