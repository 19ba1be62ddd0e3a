/** The base of the API in a setting: an address or a path, without closing slashes; `undefined` where it is neither. */
export function parseApiBase(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^(?:https?:\/\/[^/\s]|\/)\S*$/i.test(value.trim())) return undefined;
  return value.trim().replace(/\/+$/, '');
}

/**
 * Where the token is stored, as other front ends of MeEdu name it. An inline script needs it, with nothing that is made by a
 * call: what is called stays in the script.
 */
export const TOKEN_NAME = 'meedu-user-token';

/**
 * Where a picture is: the server names some by address and some by a path on itself (clarifications §2).
 * An empty text stays empty: there is no picture.
 */
export function pictureUrl(urlOrPath: string, serverUrl: string): string {
  return isOnServer(urlOrPath) ? `${serverUrl.replace(/\/+$/, '')}/${urlOrPath.replace(/^\//, '')}` : urlOrPath;
}

/** Whether it is a path, of which the server alone knows where it leads. */
export function isOnServer(urlOrPath: string): boolean {
  return urlOrPath !== '' && !/^(?:https?:|data:|\/\/)/i.test(urlOrPath);
}
