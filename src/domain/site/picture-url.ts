/**
 * Where a picture is: the server names some by address and some by a path on itself (clarifications §2).
 * An empty text stays empty: there is no picture.
 */
export function pictureUrl(urlOrPath: string, serverUrl: string): string {
  if (urlOrPath === '' || /^(?:https?:|data:|\/\/)/i.test(urlOrPath)) return urlOrPath;
  return `${serverUrl.replace(/\/+$/, '')}/${urlOrPath.replace(/^\/+/, '')}`;
}
