/** The pictures that the site serves, all of them drawings of our own. */
export class Pictures {
  constructor(private readonly drawings: Readonly<Record<string, string>>) {}

  /** The SVG at a path. */
  at(path: string): string | undefined {
    return Object.hasOwn(this.drawings, path) ? this.drawings[path] : undefined;
  }

  /** The same as a data URI, for a site that no server stands behind. A path without a drawing stays as it is. */
  inline(path: string): string {
    const drawing = this.at(path);
    return drawing === undefined ? path : `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  }
}

/** A drawing in ASCII, made for one answer, as the data URI that the server sends (API 2.1, 2.12). */
export function imageAddress(drawing: string): string {
  return `data:image/svg+xml;base64,${btoa(drawing)}`;
}
