import './embeds.scss';

import { EMPTY, fromEvent, ignoreElements, type Observable, tap } from 'rxjs';

import { OTHER_SITE_HINT, playVideoFrom, videoFrom } from '../../../domain/content/strings.js';

/**
 * Sets the aspect ratio that the text gives, so that the box has its shape before the media arrives. Ratios that no
 * video has (a bar, a tracking pixel) and sizes in percent are ignored: the stylesheet decides.
 */
export function setShape(box: HTMLElement, width: string | undefined, height: string | undefined): void {
  const ratio = Number(width) / Number(height);
  if (ratio > 0.4 && ratio < 4) box.style.aspectRatio = `${String(width)} / ${String(height)}`;
}

/**
 * What an embedded video may do. Its player is a script that stores settings and calls its own server, so it needs
 * `allow-scripts` and its own origin, never ours (see `embedAddress`): with ours it could remove the sandbox. It may
 * not open windows, navigate this page, send forms or show dialogs.
 */
const SANDBOX = 'allow-scripts allow-same-origin allow-presentation';
/**
 * The visitor grants these permissions by pressing play: starting playback, full screen, picture-in-picture, protected
 * media.
 */
const ALLOWED_FEATURES = 'autoplay; fullscreen; picture-in-picture; encrypted-media';

/**
 * Class of the placeholder that replaces an iframe between sanitising and its card. The browser loads nothing for it.
 */
const CLASS = 'rich-text__frame';
const FRAME = `div.${CLASS}`;

/** Replaces each iframe with an inert placeholder that preserves its address, title and size. */
export function renameFrameSources(text: ParentNode): void {
  for (const frame of text.querySelectorAll('iframe')) {
    const placeholder = frame.ownerDocument.createElement('div');
    placeholder.className = CLASS;
    for (const attribute of ['src', 'title', 'width', 'height']) {
      const value = frame.getAttribute(attribute)?.trim();
      if (value) placeholder.dataset[attribute] = value;
    }
    frame.replaceWith(placeholder);
  }
}

/**
 * Turns the placeholder of each embedded video into a card with its host name and a button. Nothing is loaded from that
 * host.
 */
export function prepareEmbeds(text: ParentNode, serverUrl: string): void {
  const ours = [window.location.host, addressOf(serverUrl)?.host];
  for (const frame of text.querySelectorAll<HTMLElement>(FRAME)) {
    const address = embedAddress(frame.dataset.src ?? '', ours);
    if (address === undefined) frame.remove();
    else turnIntoCard(frame, address);
  }
}

/**
 * Replaces a card by its player when the visitor presses its button, and moves the focus into the player. Emits
 * nothing; unsubscribing removes the listener.
 */
export function playEmbeds(root: HTMLElement): Observable<never> {
  if (root.querySelector(FRAME) === null) return EMPTY;
  return fromEvent(root, 'click').pipe(
    tap(({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>(`${FRAME} > button`) : null;
      const card = button?.parentElement;
      if (!card) return;
      const video = document.createElement('iframe');
      video.setAttribute('sandbox', SANDBOX);
      video.setAttribute('allow', ALLOWED_FEATURES);
      // Many hosts allow embedding on certain sites only: they learn the origin of this site, but not the page.
      video.referrerPolicy = 'strict-origin';
      video.title = card.dataset.title ?? '';
      video.src = card.dataset.src ?? '';
      card.replaceChildren(video);
      video.focus();
    }),
    ignoreElements(),
  );
}

/**
 * The URL of an embedded video: https, on another site. For a URL of our origin or of our server it returns
 * `undefined`: with scripts and an origin in its sandbox such a page could remove the sandbox.
 */
function embedAddress(source: string, ours: readonly (string | undefined)[]): URL | undefined {
  // Editors often write these URLs without a scheme, and the policy permits frames by https alone.
  const address = addressOf(source.replace(/^(?:http:)?\/\//i, 'https://'));
  if (address?.protocol !== 'https:' || address.username + address.password !== '') return undefined;
  return ours.includes(address.host) ? undefined : address;
}

function addressOf(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

function turnIntoCard(card: HTMLElement, address: URL): void {
  const host = address.hostname;
  setShape(card, card.dataset.width, card.dataset.height);
  card.dataset.src = address.href;
  card.dataset.title ??= videoFrom(host);
  const button = card.ownerDocument.createElement('button');
  button.type = 'button';
  button.textContent = playVideoFrom(host);
  const hint = card.ownerDocument.createElement('p');
  hint.textContent = OTHER_SITE_HINT;
  card.replaceChildren(button, hint);
}
