import { audioNumber, videoNumber } from '../../domain/content/words.js';
import { pictureUrl } from '../../domain/site/picture-url.js';
import { setShape } from './set-shape.js';

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
