import DOMPurify, { type Config } from 'dompurify';

import { withoutStyles } from './without-styles.js';

/** What a text is made of. All else goes, and leaves behind what it says: a form its words, a script nothing. */
const TAGS = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'div', 'span', 'section', 'article', 'blockquote'],
  ...['a', 'img', 'figure', 'figcaption', 'pre', 'code', 'kbd', 'samp', 'var'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'details', 'summary'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'del', 'ins', 'sub', 'sup', 'small', 'mark', 'abbr', 'cite', 'q'],
];

/**
 * No `style`: the content security policy would refuse it, and colours for white paper are unreadable in the dark. No
 * `id` and `name`: they could take the place of ours. A `class` may come in only because code says its language there.
 */
const ATTRIBUTES = [
  ...['href', 'title', 'src', 'alt', 'width', 'height', 'class', 'lang', 'dir'],
  ...['colspan', 'rowspan', 'scope', 'start', 'reversed', 'value', 'open'],
];

/** Web, mail, telephone, or no scheme at all. Pictures may also be `data:`, which DOMPurify allows to them alone. */
const ADDRESSES = /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i;

const PROFILE = {
  ALLOWED_TAGS: TAGS,
  ALLOWED_ATTR: ATTRIBUTES,
  ALLOWED_URI_REGEXP: ADDRESSES,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
} as const satisfies Config;

/**
 * HTML of the server as nodes that do nothing (clarifications §11, lesson 37). Not as text: a text would be parsed a
 * second time, and two parsers need not agree. Nothing is fetched before the nodes are put into the document.
 */
export function sanitiseHtml(html: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(withoutStyles(html), PROFILE);
  for (const element of fragment.querySelectorAll('[class]:not(pre, code)')) element.removeAttribute('class');
  return fragment;
}
