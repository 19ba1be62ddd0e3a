import { outlineLevels } from '../../domain/content/editor-markup.js';
import { audioNumber, codeSampleNumber, tableNumber, videoNumber } from '../../domain/content/strings.js';
import { type LinkTarget, linkTarget } from '../../domain/nav.js';
import { pictureUrl } from '../../domain/site/server-access.js';
import { type ColourWishes, dressText } from './apply-editor-styles.js';
import { prepareEmbeds, setShape } from './embeds.js';
import { sanitiseHtml } from './sanitise-html.js';
import { wrapInScrollContainer } from './scroll-container.js';

/** Gives the headings of a text their place under the headings of the page, which keeps its one `h1`. */
function demoteHeadings(text: ParentNode, topLevel: number): void {
  const headings = [...text.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const levels = outlineLevels(
    headings.map(({ tagName }) => Number(tagName.slice(1))),
    topLevel,
  );
  headings.forEach((heading, index) => {
    const demoted = heading.ownerDocument.createElement(`h${levels[index] ?? topLevel}`);
    for (const { name, value } of heading.attributes) demoted.setAttribute(name, value);
    demoted.append(...heading.childNodes);
    heading.replaceWith(demoted);
  });
}

/** Lets links to other sites open beside this one, and tells those sites nothing of it (lesson 33). */
function prepareLinks(text: ParentNode): void {
  for (const link of text.querySelectorAll('a')) {
    // The sanitiser took its address away: what is left are words.
    if (!link.hasAttribute('href')) link.replaceWith(...link.childNodes);
    if (targetOf(link).kind !== 'outside') continue;
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  }
}

/** Where a link of a text leads. */
export function targetOf(link: Element): LinkTarget {
  return linkTarget({ url: link.getAttribute('href') ?? '', opensNewWindow: true });
}

/** Fetches the pictures of a text only as they come into view, from where the server keeps them. */
function fitPictures(text: ParentNode, serverUrl: string): void {
  for (const picture of text.querySelectorAll('img')) {
    const source = picture.getAttribute('src') ?? '';
    // Nothing to fetch, or something that the sanitiser took away.
    if (source === '') {
      picture.replaceWith(picture.alt);
      continue;
    }
    picture.setAttribute('src', pictureUrl(source, serverUrl));
    picture.setAttribute('loading', 'lazy');
    picture.setAttribute('decoding', 'async');
    // Whoever wrote no words about a picture had none to say: better silence than its file name.
    if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '');
  }
}

/**
 * Films and sound of a text: with controls, and nothing of them is fetched before somebody plays them (pages §14).
 * What has no web address to be played from is left out, with what it would have said of the browser.
 */
export function prepareMedia(text: ParentNode, serverUrl: string): void {
  for (const [tag, name] of [
    ['video', videoNumber],
    ['audio', audioNumber],
  ] as const) {
    [...text.querySelectorAll(tag)].forEach((medium, index) => {
      for (const source of [medium, ...medium.querySelectorAll('source')]) keepWebAddress(source, 'src', serverUrl);
      keepWebAddress(medium, 'poster', serverUrl);
      for (const source of medium.querySelectorAll('source:not([src])')) source.remove();
      if (!medium.hasAttribute('src') && medium.querySelector('source') === null) {
        medium.remove();
        return;
      }
      setShape(medium, medium.getAttribute('width') ?? undefined, medium.getAttribute('height') ?? undefined);
      medium.setAttribute('controls', '');
      medium.setAttribute('preload', 'none');
      medium.setAttribute('playsinline', '');
      medium.setAttribute('aria-label', medium.getAttribute('title') ?? name(index + 1));
    });
  }
}

/** The sanitiser lets data of all media pass where it lets those of pictures. */
function keepWebAddress(element: Element, attribute: string, serverUrl: string): void {
  const address = element.getAttribute(attribute);
  if (address === null) return;
  const found = pictureUrl(address.trim(), serverUrl);
  if (/^(?:https?:)?\/\/[^/\\]|^\/[^/\\]/i.test(found)) element.setAttribute(attribute, found);
  else element.removeAttribute(attribute);
}

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
