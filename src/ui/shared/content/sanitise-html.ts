import DOMPurify, { type Config } from 'dompurify';

import { languageOfClass } from './lazy-content-tools.js';
import { renameFrameSources } from './embeds.js';
import { renameInlineStyles, SAVED_STYLE_ATTRIBUTE } from './rename-inline-styles.js';

/** Permitted elements. The sanitiser removes all others: a form leaves its text, a script leaves nothing. */
const TAGS = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'div', 'span', 'section', 'article', 'blockquote'],
  ...['a', 'img', 'figure', 'figcaption', 'pre', 'code', 'kbd', 'samp', 'var'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'details', 'summary'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'del', 'ins', 'sub', 'sup', 'small', 'mark', 'abbr', 'cite', 'q'],
  ...['ruby', 'rt', 'rp', 'bdi', 'bdo', 'time', 'wbr', 'dfn'],
  ...['font', 'big', 'center', 'strike', 'video', 'audio', 'source', 'iframe'],
  // MathML Core.
  ...['math', 'merror', 'mfrac', 'mi', 'mmultiscripts', 'mn', 'mo', 'mover', 'mprescripts', 'mroot', 'mrow', 'ms'],
  ...[
    'msqrt',
    'mstyle',
    'msub',
    'msubsup',
    'msup',
    'mtable',
    'mtd',
    'mtext',
    'mtr',
    'munder',
    'munderover',
    'semantics',
  ],
  // Browsers draw them like `mrow`, or nothing. Their place counts: without them a power or a fraction says something else.
  ...['maction', 'menclose', 'mfenced', 'mpadded', 'mphantom', 'mspace', 'none'],
];

/** Choices, notes to programs and replacements for a missing function are no text; DOMPurify knows most of them. */
const WITHOUT_TEXT = ['select', 'datalist', 'annotation'];

/**
 * No `style`: `applyEditorStyles` reads it from the attribute that holds it, like the attributes of old HTML. `id` and
 * `name` are anchors; with a prefix, so that they cannot shadow ours. `class` is permitted only because code names its
 * language there.
 */
const ATTRIBUTES = [
  ...['href', 'title', 'src', 'alt', 'width', 'height', 'class', 'lang', 'dir', 'poster', 'type', 'id', 'name'],
  ...['colspan', 'rowspan', 'scope', 'start', 'reversed', 'value', 'open'],
  ...[SAVED_STYLE_ATTRIBUTE, 'align', 'valign', 'bgcolor', 'color', 'size', 'border', 'cellpadding'],
  ...['display', 'displaystyle', 'scriptlevel', 'mathvariant', 'linethickness', 'columnspan', 'stretchy', 'accent'],
];

/** Web, mail, telephone, or no scheme. DOMPurify itself also permits `data:` for images and media. */
const ADDRESSES = /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i;

const PROFILE = {
  ALLOWED_TAGS: TAGS,
  ALLOWED_ATTR: ATTRIBUTES,
  ADD_FORBID_CONTENTS: WITHOUT_TEXT,
  ALLOWED_URI_REGEXP: ADDRESSES,
  // CSS declarations and anchors (`fn:1`) look like URLs with a scheme.
  ADD_URI_SAFE_ATTR: [SAVED_STYLE_ATTRIBUTE, 'id', 'name'],
  SANITIZE_NAMED_PROPS: true,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
} as const satisfies Config;

/**
 * Sanitises HTML of the server into inert nodes (docs/spec/rich-text.md#safe-elements). Not into a string: the browser
 * would parse that a second time, perhaps differently. Nothing is fetched before the nodes are inserted into the
 * document.
 */
export function sanitiseHtml(html: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(renameInlineStyles(html), PROFILE);
  for (const element of fragment.querySelectorAll('[class]')) keepLanguage(element);
  // In Firefox any part of a formula may be a link, and its size and style have no limit here.
  for (const part of fragment.querySelectorAll('math, math *'))
    for (const name of ['href', 'src', 'width', 'height', SAVED_STYLE_ATTRIBUTE]) part.removeAttribute(name);
  renameFrameSources(fragment);
  return fragment;
}

/** Removes all classes but those that name the language of code. */
function keepLanguage(element: Element): void {
  const classes = element.matches('pre, code')
    ? [...element.classList].filter((name) => languageOfClass(name) !== undefined)
    : [];
  if (classes.length > 0) element.className = classes.join(' ');
  else element.removeAttribute('class');
}
