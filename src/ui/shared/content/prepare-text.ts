import { outlineLevels } from '../../../domain/content/editor-markup.js';
import {
  audioNumber,
  codeSampleNumber,
  formulaNumber,
  tableNumber,
  videoNumber,
} from '../../../domain/content/strings.js';
import { type LinkTarget, linkTarget } from '../../../domain/site/nav.js';
import { imageUrl } from '../../../domain/site/image-url.js';
import { prepareAnchors } from './anchors.js';
import { type RequestedColoursByElement, applyEditorStyles } from './apply-editor-styles.js';
import { prepareEmbeds, setShape } from './embeds.js';
import { sanitiseHtml } from './sanitise-html.js';
import { wrapInScrollContainer } from './scroll-container.js';

/** Moves the headings of a text below those of the page, which has a single `h1`. */
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

/** Applies the rule for addresses to the links of a text (docs/spec/rich-text.md#text-links). */
function prepareLinks(text: ParentNode, origin: string): void {
  for (const link of text.querySelectorAll('a')) {
    const target = targetOf(link, origin);
    if (target.kind === 'none') {
      if (!isAnchorLink(link) && !isContactLink(link)) unlink(link);
      continue;
    }
    link.setAttribute('href', target.kind === 'inside' ? target.to : target.href);
    if (target.kind !== 'outside') continue;
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  }
}

/** Replaces a link by its content. An `id` of the link stays, because other links may lead to it. */
function unlink(link: HTMLAnchorElement): void {
  const text = link.ownerDocument.createElement('span');
  text.append(...link.childNodes);
  text.id = link.id;
  link.replaceWith(...(text.id === '' ? text.childNodes : [text]));
}

/** The target of a link in a text. */
export function targetOf(link: Element, origin: string): LinkTarget {
  return linkTarget({ url: link.getAttribute('href') ?? '', opensNewWindow: true }, origin);
}

/** True for a mail address or telephone number, which only texts may link (docs/spec/header-and-footer.md#links). */
function isContactLink({ href }: HTMLAnchorElement): boolean {
  return /^(?:mailto|tel):./.test(href);
}

/** True for a prepared link to an anchor of its text. */
export function isAnchorLink(link: Element): boolean {
  return link.matches('[href^="#"]');
}

/** Resolves image URLs against the server and lets the browser load each image only when it comes near the viewport. */
function fitImages(text: ParentNode, serverUrl: string): void {
  for (const image of text.querySelectorAll('img')) {
    const source = image.getAttribute('src') ?? '';
    // The image had no address, or the sanitiser removed it.
    if (source === '') {
      image.replaceWith(image.alt);
      continue;
    }
    image.setAttribute('src', imageUrl(source, serverUrl));
    image.setAttribute('loading', 'lazy');
    image.setAttribute('decoding', 'async');
    // Without an `alt` a screen reader would read the file name. An editor who wrote none had nothing to describe.
    if (!image.hasAttribute('alt')) image.setAttribute('alt', '');
  }
}

/**
 * The videos and audio of a text get controls; the browser fetches nothing before the visitor plays them
 * (docs/spec/rich-text.md#media). An element without a web address is removed, together with its fallback text.
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

/**
 * The sanitiser permits `data:` URLs for all media, because it permits them for images: only web addresses stay here.
 */
function keepWebAddress(element: Element, attribute: string, serverUrl: string): void {
  const address = element.getAttribute(attribute);
  if (address === null) return;
  const found = imageUrl(address.trim(), serverUrl);
  if (/^(?:https?:)?\/\/[^/\\]|^\/[^/\\]/i.test(found)) element.setAttribute(attribute, found);
  else element.removeAttribute(attribute);
}

/** The page that a text is inserted into. */
export interface TextContext {
  /** Base URL for images that the server names by a path. */
  readonly serverUrl: string;
  /** Level of the highest heading that the text may have. */
  readonly topLevel: number;
  /** Of this site, without a trailing slash. */
  readonly origin: string;
  /** Begins the ids of the text, see `unusedPrefix`. */
  readonly prefix: string;
}

export interface PreparedText {
  readonly nodes: DocumentFragment;
  /** Not applied yet: legibility depends on the background where the text is inserted. */
  readonly requested: RequestedColoursByElement;
}

/** Sanitises HTML of the server and prepares it for the page: everything that can be done synchronously. */
export function prepareText(html: string, { serverUrl, topLevel, origin, prefix }: TextContext): PreparedText {
  const text = sanitiseHtml(html);
  demoteHeadings(text, topLevel);
  prepareAnchors(text, prefix);
  prepareLinks(text, origin);
  // From here on elements have inline styles, so none of them is replaced: its styles would be lost.
  const requested = applyEditorStyles(text);
  fitImages(text, serverUrl);
  prepareMedia(text, serverUrl);
  prepareEmbeds(text, serverUrl);
  // Some editors write line breaks in code as `br` elements.
  for (const lineBreak of text.querySelectorAll('pre br')) lineBreak.replaceWith('\n');
  for (const code of text.querySelectorAll('pre, code')) code.setAttribute('translate', 'no');
  wrapInScrollContainer(text.querySelectorAll('table'), tableNumber);
  wrapInScrollContainer(text.querySelectorAll('pre'), codeSampleNumber);
  wrapInScrollContainer(text.querySelectorAll('math[display=block]'), formulaNumber);
  return { nodes: text, requested };
}
