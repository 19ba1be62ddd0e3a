/**
 * The address to request on a page with this origin: a page on https may not request `http:`. The browser itself repairs
 * that for images, sounds and videos only, and most hosts speak both.
 */
export function securedAddress(url: string, origin: string): string {
  return origin.startsWith('https:') ? url.replace(/^http:/i, 'https:') : url;
}
