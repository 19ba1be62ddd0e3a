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
