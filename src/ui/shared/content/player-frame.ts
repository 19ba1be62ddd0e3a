/**
 * What a player of another site may do. It is a script that stores settings and calls its own server, so it needs
 * `allow-scripts` and its own origin. It may not open windows, navigate this page, send forms or show dialogs.
 */
export const PLAYER_SANDBOX = 'allow-scripts allow-same-origin allow-presentation';
/** For a URL on our host or our server's: with scripts and our origin such a page could remove the sandbox. */
export const OWN_PAGE_SANDBOX = 'allow-scripts allow-presentation';
/** Full screen, picture-in-picture and protected media: the visitor grants them by pressing play. */
export const PLAYER_FEATURES = 'fullscreen; picture-in-picture; encrypted-media';

/** Whether a frame of this address would have the origin of this site or of its server. */
export function isOurs(address: URL | undefined, serverUrl: string): boolean {
  return [window.location.host, parsedAddress(serverUrl)?.host].includes(address?.host);
}

/** `undefined` for an invalid URL. */
export function parsedAddress(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
