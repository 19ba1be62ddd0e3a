import { codeSampleNumber, tableNumber } from '../../domain/content/words.js';
import { demoteHeadings } from './demote-headings.js';
import { type ColourWishes, dressText } from './dress-text.js';
import { prepareEmbeds } from './embeds.js';
import { fitPictures } from './fit-pictures.js';
import { prepareLinks } from './prepare-links.js';
import { prepareMedia } from './prepare-media.js';
import { sanitiseHtml } from './sanitise-html.js';
import { wrapInScrollContainer } from './scroll-container.js';

/** The page that a text is put into. */
export interface TextPlace {
  /** Where the server keeps pictures that it names by a path. */
  readonly serverUrl: string;
  /** Level of the highest heading that the text may have. */
  readonly topLevel: number;
}

export interface PreparedText {
  readonly nodes: DocumentFragment;
  /** Not granted yet: that needs the place where the text will stand. */
  readonly wishes: ColourWishes;
}

/** HTML of the server, harmless and fit for the page: everything that can be done without waiting for anything. */
export function prepareText(html: string, { serverUrl, topLevel }: TextPlace): PreparedText {
  const text = sanitiseHtml(html);
  demoteHeadings(text, topLevel);
  prepareLinks(text);
  // From here on styles are set, and no element is made anew that might have one.
  const wishes = dressText(text);
  fitPictures(text, serverUrl);
  prepareMedia(text, serverUrl);
  prepareEmbeds(text, serverUrl);
  // Some editors break lines of code by elements, which are no part of what it says.
  for (const lineBreak of text.querySelectorAll('pre br')) lineBreak.replaceWith('\n');
  for (const code of text.querySelectorAll('pre, code')) code.setAttribute('translate', 'no');
  wrapInScrollContainer(text.querySelectorAll('table'), tableNumber);
  wrapInScrollContainer(text.querySelectorAll('pre'), codeSampleNumber);
  return { nodes: text, wishes };
}
