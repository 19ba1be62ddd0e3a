/**
 * Puts one request on the wire and promises the beginning of its answer: `fetch`, or something standing before it.
 * `token` is the one the request carries.
 */
export type Send = (url: string, init: RequestInit, token: string | undefined) => Promise<Response>;

/** The browser's own. */
export const plainSend: Send = (url, init) => fetch(url, init);
