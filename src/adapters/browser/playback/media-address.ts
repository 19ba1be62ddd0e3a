/**
 * The address to request on this page: a page on https may not request `http:`. The browser itself repairs that for
 * files only, and most hosts speak both.
 */
export function securedAddress(url: string, protocol: string): string {
  return protocol === 'https:' ? url.replace(/^http:/i, 'https:') : url;
}

/** A file of this type has no image. Any other file without one is a video whose image the browser cannot decode. */
export function isSound(url: string): boolean {
  return /^[^?#]*\.(?:mp3|m4a|aac|oga|ogg|opus|wav|flac|wma|amr)(?:[?#]|$)/i.test(url);
}
