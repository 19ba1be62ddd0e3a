/** Where a text keeps its styles until they have been read. */
export const STYLE_ASIDE = 'data-style';

/* The blanks of HTML are fewer than those of JavaScript. */
const TAG_NAME = /<\/?([a-z][^\t\n\f\r />]*)/iy;
const ATTRIBUTE_NAME = /[\t\n\f\r /]*(=?[^\t\n\f\r />=]*)/y;
/** A quote that is never closed holds the rest of the text. */
const ATTRIBUTE_VALUE = /[\t\n\f\r ]*=[\t\n\f\r ]*(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^\t\n\f\r >]*)/y;
const COMMENT_END = /--!?>/g;
/** A tag of a base address that the reading below took for text. */
const HIDDEN_BASE = /<(?=\/?base[\t\n\f\r />])/gi;
/** What stands in these is no markup to a parser, until their end. */
const VERBATIM = new Set(['script', 'style', 'textarea', 'title', 'xmp', 'iframe', 'noembed', 'noframes']);
const DROPPED = new Set(['style', 'base']);

/**
 * HTML whose `style` and `on…` attributes have other names, and without its `style` and `base` elements. Chromium reports
 * each one as a violation of the policy when it is parsed, even in a document that is never shown, and texts of editors
 * are full of them. Nothing depends on it for safety, the sanitiser comes after it.
 *
 * Reads on from left to right and never back, as a parser does: however crooked, a text takes as long as it is (B19).
 */
export function setInlineAside(html: string): string {
  const kept: string[] = [];
  let keptTo = 0;
  const replace = (from: number, to: number, by: string): void => {
    kept.push(html.slice(keptTo, from), by);
    keptTo = to;
  };
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at)) {
    const start = at;
    const name = matchAt(TAG_NAME, html, at)?.[1]?.toLowerCase();
    if (name === undefined) {
      at = endOfNoTag(html, at);
      continue;
    }
    at = endOfTag(html, TAG_NAME.lastIndex, (attribute, from) => {
      if (DROPPED.has(name)) return;
      if (attribute === 'style') replace(from, from + attribute.length, STYLE_ASIDE);
      // By this name the sanitiser drops it like any other that it does not know.
      if (attribute.startsWith('on')) replace(from, from, 'data-');
    });
    if (name === 'base') replace(start, at, '<!---->');
    if (html[start + 1] === '/' || !VERBATIM.has(name)) continue;
    at = search(new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, 'gi'), html, at);
    if (name !== 'style') continue;
    at = endOfTag(html, at);
    // In its place a comment: what stood on both sides of it must not become one.
    replace(start, at, '<!---->');
  }
  // In an attribute the words stay what they are. What is markup in spite of it (in `<svg><title>`) becomes words.
  return (kept.join('') + html.slice(keptTo)).replace(HIDDEN_BASE, '&lt;');
}

/** Behind the tag whose name ends at `at`; tells the names of its attributes, in lower case, and where they begin. */
function endOfTag(html: string, at: number, onAttribute?: (name: string, from: number) => void): number {
  for (;;) {
    const name = matchAt(ATTRIBUTE_NAME, html, at)?.[1] ?? '';
    at = ATTRIBUTE_NAME.lastIndex;
    // At its `>`, or at the end of a text that never closed it.
    if (name === '') return at + 1;
    onAttribute?.(name.toLowerCase(), at - name.length);
    if (matchAt(ATTRIBUTE_VALUE, html, at) !== null) at = ATTRIBUTE_VALUE.lastIndex;
  }
}

/** Behind a comment or a declaration, or behind a `<` that opens nothing. */
function endOfNoTag(html: string, at: number): number {
  if (html.startsWith('<!--', at)) return search(COMMENT_END, html, at + 2);
  return /[!?/]/.test(html[at + 1] ?? '') ? search(/>/g, html, at) : at + 1;
}

/** Behind the next match; the end of the text when there is none. */
function search(pattern: RegExp, html: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(html) ? pattern.lastIndex : html.length;
}

function matchAt(pattern: RegExp, html: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(html);
}
