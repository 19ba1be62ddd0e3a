/** The attribute that holds a style until it has been read. */
export const SAVED_STYLE_ATTRIBUTE = 'data-style';

/* HTML has fewer whitespace characters than `\s` in JavaScript. */
const TAG_NAME = /<\/?([a-z][^\t\n\f\r />]*)/iy;
const ATTRIBUTE_NAME = /[\t\n\f\r /]*(=?[^\t\n\f\r />=]*)/y;
/** An unclosed quote extends to the end of the text. */
const ATTRIBUTE_VALUE = /[\t\n\f\r ]*=[\t\n\f\r ]*(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^\t\n\f\r >]*)/y;
const COMMENT_END = /--!?>/g;
/** A `base` or `frameset` tag that the scan below took for text. */
const HIDDEN_TAG = /<(?=\/?(?:base|frameset)[\t\n\f\r />])/gi;
/** Elements whose content is not markup to a parser, up to their end tag. */
const RAW_TEXT_ELEMENTS = new Set(['script', 'style', 'textarea', 'title', 'xmp', 'iframe', 'noembed', 'noframes']);
/** A text that begins with a `frameset` would be a document without a body. */
const DROPPED = new Set(['style', 'base', 'frameset']);
/** What Office leaves behind: settings and properties. Its other elements (`o:p`, `w:sdt`, `st1:place`) contain text. */
const OFFICE = /^(?:xml$|o:(?!p$)|w:(?!sdt)|m:mathpr$|x:)/;
const OFFICE_END = /<\/([a-z][^\t\n\f\r />]*)/gi;

/**
 * Renames `style` and `on…` attributes, and removes `style` and `base` elements: Chromium reports each as a policy
 * violation, even in a document that is never displayed. Removes framesets and what Office leaves behind. The sanitiser runs afterwards
 * (docs/spec/rich-text.md#safe-elements). One pass, so time is linear for any input.
 */
export function renameInlineStyles(html: string): string {
  const preserved: string[] = [];
  const lastEnds = new Map(
    [...html.matchAll(OFFICE_END)].map(({ 1: name = '', index }) => [name.toLowerCase(), index]),
  );
  let copiedTo = 0;
  const replace = (from: number, to: number, by: string): void => {
    preserved.push(html.slice(copiedTo, from), by);
    copiedTo = to;
  };
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at)) {
    const start = at;
    const name = matchAt(TAG_NAME, html, at)?.[1]?.toLowerCase();
    if (name === undefined) {
      at = endOfNoTag(html, at);
      continue;
    }
    at = endOfTag(html, TAG_NAME.lastIndex, (attribute, from) => {
      if (DROPPED.has(name) || OFFICE.test(name)) return;
      if (attribute === 'style') replace(from, from + attribute.length, SAVED_STYLE_ATTRIBUTE);
      // The sanitiser drops attributes with this name, like any other that it does not know.
      if (attribute.startsWith('on')) replace(from, from, 'data-');
    });
    if (OFFICE.test(name)) {
      // An element that is empty, or whose end is missing, must not take the text after it along.
      const isWhole = html[start + 1] !== '/' && html[at - 2] !== '/' && (lastEnds.get(name) ?? 0) > start;
      if (isWhole) at = endOfElement(html, name, at);
      replace(start, at, '<!---->');
      continue;
    }
    if (DROPPED.has(name) && name !== 'style') replace(start, at, '<!---->');
    if (html[start + 1] === '/' || !RAW_TEXT_ELEMENTS.has(name)) continue;
    if (name !== 'style') {
      at = search(endTag(name), html, at);
      continue;
    }
    at = endOfElement(html, name, at);
    // An empty comment replaces it: otherwise the text on both sides could join into a tag.
    replace(start, at, '<!---->');
  }
  // In an attribute the value stays the same. A tag that a parser would see after all (in `<svg><title>`) becomes text.
  return (preserved.join('') + html.slice(copiedTo)).replace(HIDDEN_TAG, '&lt;');
}

function endTag(name: string): RegExp {
  return new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, 'gi');
}

/** Index after the next end tag of an element, or the end of the text. */
function endOfElement(html: string, name: string, at: number): number {
  return endOfTag(html, search(endTag(name), html, at));
}

/**
 * Index after the tag whose name ends at `at`. Calls `onAttribute` with the lower-case name and the start of each
 * attribute.
 */
function endOfTag(html: string, at: number, onAttribute?: (name: string, from: number) => void): number {
  for (;;) {
    const name = matchAt(ATTRIBUTE_NAME, html, at)?.[1] ?? '';
    at = ATTRIBUTE_NAME.lastIndex;
    // The `>` of the tag, or the end of a text that never closes it.
    if (name === '') return at + 1;
    onAttribute?.(name.toLowerCase(), at - name.length);
    if (matchAt(ATTRIBUTE_VALUE, html, at) !== null) at = ATTRIBUTE_VALUE.lastIndex;
  }
}

/** Index after a comment or a declaration, or after a `<` that opens nothing. */
function endOfNoTag(html: string, at: number): number {
  if (html.startsWith('<!--', at)) return search(COMMENT_END, html, at + 2);
  return /[!?/]/.test(html[at + 1] ?? '') ? search(/>/g, html, at) : at + 1;
}

/** Index after the next match, or the end of the text if there is none. */
function search(pattern: RegExp, html: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(html) ? pattern.lastIndex : html.length;
}

function matchAt(pattern: RegExp, html: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(html);
}
