/**
 * The address to request on a page of this protocol: a page on https may not request `http:`. The browser itself repairs
 * that for images, sounds and videos only, and most hosts speak both.
 */
export function securedAddress(url: string, protocol: string): string {
  return protocol === 'https:' ? url.replace(/^http:/i, 'https:') : url;
}
