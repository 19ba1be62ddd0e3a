import { codeSampleNumber, tableNumber } from '../../domain/content/words.js';
import { demoteHeadings } from './demote-headings.js';
import { fitPictures } from './fit-pictures.js';
import { prepareLinks } from './prepare-links.js';
import { sanitiseHtml } from './sanitise-html.js';
import { wrapInScrollContainer } from './scroll-container.js';

/** The page that a text is put into. */
export interface TextPlace {
  /** Where the server keeps pictures that it names by a path. */
  readonly serverUrl: string;
  /** Level of the highest heading that the text may have. */
  readonly topLevel: number;
}

/** HTML of the server, harmless and fit for the page: everything that can be done without waiting for anything. */
export function prepareText(html: string, { serverUrl, topLevel }: TextPlace): DocumentFragment {
  const text = sanitiseHtml(html);
  demoteHeadings(text, topLevel);
  prepareLinks(text);
  fitPictures(text, serverUrl);
  // Some editors break lines of code by elements, which are no part of what it says.
  for (const lineBreak of text.querySelectorAll('pre br')) lineBreak.replaceWith('\n');
  wrapInScrollContainer(text.querySelectorAll('table'), tableNumber);
  wrapInScrollContainer(text.querySelectorAll('pre'), codeSampleNumber);
  return text;
}
