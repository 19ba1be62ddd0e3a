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
