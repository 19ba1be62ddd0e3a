import { pictureUrl } from '../../domain/site/picture-url.js';

/** Fetches the pictures of a text only as they come into view, from where the server keeps them. */
export function fitPictures(text: ParentNode, serverUrl: string): void {
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
