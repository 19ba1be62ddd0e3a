import { parseColour } from '../../../domain/colours/css-colour.js';
import { styleOfAttributes } from '../../../domain/content/editor-markup.js';
import type { RequestedColours } from '../../../domain/content/legible-colours.js';
import { pixelSize, readStyle } from '../../../domain/content/style-declarations.js';
import { SAVED_STYLE_ATTRIBUTE } from './rename-inline-styles.js';

/** The colours that an editor gave to elements of a text. `keepColoursLegible` applies those that are legible. */
export type RequestedColoursByElement = ReadonlyMap<HTMLElement, RequestedColours>;

/** Presentational attributes. They are removed once their styles have been read. */
const ATTRIBUTES = ['align', 'valign', 'bgcolor', 'color', 'size', 'border', 'cellpadding', SAVED_STYLE_ATTRIBUTE];
/** Attributes that keep a meaning on the elements listed here. */
const PRESERVED_ATTRIBUTES: Readonly<Record<string, string>> = {
  type: 'source',
  width: 'img, video',
  height: 'img, video',
};

/** Presentational elements, and the element that replaces each of them. */
const PLAIN: Readonly<Record<string, string>> = { font: 'span', big: 'span', center: 'div', strike: 's' };

/**
 * Applies the styles that editors wrote (docs/spec/rich-text.md#styles), in `style` or in older attributes. It uses the
 * CSSOM, which no content security policy restricts. Colours are applied later: they depend on the background that the
 * text is inserted on.
 */
export function applyEditorStyles(text: ParentNode): RequestedColoursByElement {
  const elements = [...text.querySelectorAll<HTMLElement>('*')];
  const styles = elements.map((element) => `${styleOfAttributes(asLegacy(element))};${savedStyle(element)}`);
  const requested = new Map<HTMLElement, RequestedColours>();
  elements.forEach((element, index) => {
    const style = styles[index] ?? '';
    preserveShape(element, style);
    removeAttributes(element);
    const plain = replaceLegacyTag(element);
    const read = readStyle(style);
    for (const [property, value] of read) {
      if (property === 'color' || property === 'background-color') continue;
      if (property.startsWith('border') && !plain.matches('table, td, th')) continue;
      plain.style.setProperty(property, value);
    }
    const [foreground, background] = [read.get('color'), read.get('background-color')].map((value) =>
      parseColour(value ?? ''),
    );
    if (foreground !== undefined || background !== undefined) requested.set(plain, { foreground, background });
  });
  return requested;
}

function asLegacy(element: HTMLElement) {
  const table = element.closest('table');
  return {
    tag: element.tagName.toLowerCase(),
    attribute: (name: string) => element.getAttribute(name) ?? undefined,
    tableAttribute: (name: string) => table?.getAttribute(name) ?? undefined,
  };
}

function savedStyle(element: HTMLElement): string {
  return element.getAttribute(SAVED_STYLE_ATTRIBUTE) ?? '';
}

/** From these two attributes the browser reserves an image's space before the image arrives. */
function preserveShape(element: HTMLElement, style: string): void {
  const size = element.matches('img, video') ? pixelSize(style) : undefined;
  if (size === undefined || element.hasAttribute('width') || element.hasAttribute('height')) return;
  element.setAttribute('width', String(size.width));
  element.setAttribute('height', String(size.height));
}

function removeAttributes(element: HTMLElement): void {
  for (const attribute of ATTRIBUTES) element.removeAttribute(attribute);
  for (const [attribute, where] of Object.entries(PRESERVED_ATTRIBUTES)) {
    const value = element.getAttribute(attribute) ?? '';
    if (!element.matches(where) || (attribute !== 'type' && !/^\d/.test(value))) element.removeAttribute(attribute);
  }
}

function replaceLegacyTag(element: HTMLElement): HTMLElement {
  const tag = PLAIN[element.tagName.toLowerCase()];
  if (tag === undefined) return element;
  const plain = element.ownerDocument.createElement(tag);
  for (const { name, value } of element.attributes) plain.setAttribute(name, value);
  plain.append(...element.childNodes);
  element.replaceWith(plain);
  return plain;
}
