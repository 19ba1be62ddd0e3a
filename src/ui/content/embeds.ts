import { EMPTY, fromEvent, ignoreElements, type Observable, tap } from 'rxjs';

import { OTHER_SITE_NOTE, playVideoFrom, videoFrom } from '../../domain/content/strings.js';

/**
 * Gives a box the shape that its text says, so that it has it before anything is in it; one that no film has (a bar, a
 * dot that counts visitors) and one in percent are left to the sheet.
 */
export function setShape(box: HTMLElement, width: string | undefined, height: string | undefined): void {
  const ratio = Number(width) / Number(height);
  if (ratio > 0.4 && ratio < 4) box.style.aspectRatio = `${String(width)} / ${String(height)}`;
}

/**
 * What a film of another site may do. Its player is a script that keeps its settings and asks its own server, so it
 * needs `allow-scripts` and an origin: its own, never ours (see `embedAddress`), or the two would undo the sandbox.
 * It may not open windows, leave with this page, send forms or ask in our name.
 */
const SANDBOX = 'allow-scripts allow-same-origin allow-presentation';
/** Said by pressing play: to begin, and to fill the screen. */
const MAY = 'autoplay; fullscreen; picture-in-picture; encrypted-media';

/** How frames are kept between the sanitiser and their cards: nothing that a browser would load. */
const CLASS = 'rich-text__frame';
const FRAME = `div.${CLASS}`;

/** Puts something in the place of each frame that does nothing and keeps its address, its name and its shape. */
export function setFramesAside(text: ParentNode): void {
  for (const frame of text.querySelectorAll('iframe')) {
    const still = frame.ownerDocument.createElement('div');
    still.className = CLASS;
    for (const attribute of ['src', 'title', 'width', 'height']) {
      const value = frame.getAttribute(attribute)?.trim();
      if (value) still.dataset[attribute] = value;
    }
    frame.replaceWith(still);
  }
}

/** Makes a card of each film of another site: its host's name and a button, and not a byte from there. */
export function prepareEmbeds(text: ParentNode, serverUrl: string): void {
  const ours = [window.location.host, addressOf(serverUrl)?.host];
  for (const frame of text.querySelectorAll<HTMLElement>(FRAME)) {
    const address = embedAddress(frame.dataset.src ?? '', ours);
    if (address === undefined) frame.remove();
    else becomeCard(frame, address);
  }
}

/**
 * Plays a film in the place of its card as soon as its button is pressed, and takes the keyboard along into it.
 * Emits nothing.
 */
export function playEmbeds(root: HTMLElement): Observable<never> {
  if (root.querySelector(FRAME) === null) return EMPTY;
  return fromEvent(root, 'click').pipe(
    tap(({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>(`${FRAME} > button`) : null;
      const card = button?.parentElement;
      if (!card) return;
      const film = document.createElement('iframe');
      film.setAttribute('sandbox', SANDBOX);
      film.setAttribute('allow', MAY);
      // Many let a film be shown on some sites alone: they learn on which, and never on which page.
      film.referrerPolicy = 'strict-origin';
      film.title = card.dataset.title ?? '';
      film.src = card.dataset.src ?? '';
      card.replaceChildren(film);
      film.focus();
    }),
    ignoreElements(),
  );
}

/**
 * Where a film is played: on another site, over https. What has our own origin, or our server's, is none: in a sandbox
 * with scripts and an origin it could take the sandbox off.
 */
function embedAddress(source: string, ours: readonly (string | undefined)[]): URL | undefined {
  // Many are written without a scheme.
  const address = addressOf(source.replace(/^\/\//, 'https://'));
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

function becomeCard(card: HTMLElement, address: URL): void {
  const host = address.hostname;
  setShape(card, card.dataset.width, card.dataset.height);
  card.dataset.src = address.href;
  card.dataset.title ??= videoFrom(host);
  const button = card.ownerDocument.createElement('button');
  button.type = 'button';
  button.textContent = playVideoFrom(host);
  const note = card.ownerDocument.createElement('p');
  note.textContent = OTHER_SITE_NOTE;
  card.replaceChildren(button, note);
}
