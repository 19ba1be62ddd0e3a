/**
 * Parses the base of the API: a URL or a path. Removes trailing slashes; `undefined` when it is neither. The setting `api_url`
 * has a narrower form (src/boot/parse-settings.ts).
 */
export function parseApiBase(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^(?:https?:\/\/[^/\s]|\/(?!\/))\S*$/i.test(value.trim())) return undefined;
  return value.trim().replace(/\/+$/, '');
}

/**
 * The storage key of the token, the same as in other front ends of MeEdu. An inline script imports this file, so it
 * must not call functions at the top level: the build could not remove their code from that script.
 */
export const TOKEN_NAME = 'meedu-user-token';

/**
 * The URL of an image. The server sends either a URL or a path on itself (docs/spec/every-page.md#images). An empty
 * text stays empty: there is no image.
 */
export function imageUrl(urlOrPath: string, serverUrl: string): string {
  return isOnServer(urlOrPath) ? `${serverUrl.replace(/\/+$/, '')}/${urlOrPath.replace(/^\//, '')}` : urlOrPath;
}

/** True for a path, which is relative to the server. */
export function isOnServer(urlOrPath: string): boolean {
  return urlOrPath !== '' && !/^(?:https?:|data:|\/\/)/i.test(urlOrPath);
}
