/** Host and port in the setting of an address. The policy of the page needs the same form (docs/settings.md#grammar). */
export const HOST = '[a-z\\d]([a-z\\d.-]*[a-z\\d])?(:(\\d{1,4}|[1-5]\\d{4}|6[0-5]\\d{3}))?';
/** A character of a path or query. */
export const URL_SIGN = '[!#-&(-;=?-Z_a-z~]';
const API_SIGN = '[!$-&(-;=@-Z_a-z~]';
export const API_BASE = `https?://${HOST}(/${API_SIGN}*)?|/(?!/)${API_SIGN}*`;

/** Whether the whole value has the form of the pattern, in any letter case. */
export function isWritten(pattern: string, value: string): boolean {
  return new RegExp(`^(${pattern})$`, 'is').test(value);
}

/**
 * Parses the base of the API in a setting: a URL or a path. Removes trailing slashes; `undefined` when it is neither.
 */
export function parseApiBase(value: unknown): string | undefined {
  if (typeof value !== 'string' || !isWritten(API_BASE, value.trim())) return undefined;
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
