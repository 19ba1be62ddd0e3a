import './embeds.scss';

import { EMPTY, fromEvent, ignoreElements, type Observable, tap } from 'rxjs';

import { embedAddress } from '../../../domain/content/embed-address.js';
import { OTHER_SITE_HINT, playVideoFrom, videoFrom } from '../../../domain/content/strings.js';
import { isOurs, parsedAddress, PLAYER_FEATURES, PLAYER_SANDBOX } from './player-frame.js';

/**
 * Sets the aspect ratio that the text gives, so that the box has its shape before the media arrives. Ratios that no
 * video has (a bar, a tracking pixel) and sizes in percent are ignored: the stylesheet decides.
 */
export function setShape(box: HTMLElement, width: string | undefined, height: string | undefined): void {
  const ratio = Number(width) / Number(height);
  if (ratio > 0.4 && ratio < 4) box.style.aspectRatio = `${String(width)} / ${String(height)}`;
}

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
 * host. A page of our own host or of our server is removed.
 */
export function prepareEmbeds(text: ParentNode, serverUrl: string): void {
  for (const frame of text.querySelectorAll<HTMLElement>(FRAME)) {
    const address = parsedAddress(embedAddress(frame.dataset.src ?? '') ?? '');
    if (address === undefined || isOurs(address, serverUrl)) frame.remove();
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
      video.setAttribute('sandbox', PLAYER_SANDBOX);
      video.setAttribute('allow', `autoplay; ${PLAYER_FEATURES}`);
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
