/** Where the film of a lesson is, as the owner has set it up (pages API 3.10). */
export type FilmRecord =
  /** Files or streams; none at all where nobody has set up anything. */
  | { readonly kind: 'urls'; readonly urls: readonly FilmUrl[] }
  /** The cloud, or what is set up of it, does not tell; in words that may be none. */
  | { readonly kind: 'refused'; readonly message: string };

export interface FilmUrl {
  /** Path on the server, an address elsewhere, or a whole snippet of an iframe. */
  readonly url: string;
  /** Ending of a file; may be empty. */
  readonly format: string;
  /** A height in pixels for one cloud; may be empty. */
  readonly name: string | number;
}

/** By id of the lesson, where it is not the one that all others have. */
export interface Films {
  readonly ofLesson: Readonly<Record<number, FilmRecord>>;
  readonly ofOthers: FilmRecord;
}
