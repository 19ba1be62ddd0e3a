/** Something that the search of the site finds (pages API 3.22). */
export interface Searchable {
  /** `vod`, `video`, or the name that an add-on gave: `live`, `book` … */
  readonly type: string;
  /** Unique within its type. */
  readonly id: number;
  readonly title: string;
  /** What is searched besides the title; text. */
  readonly description: string;
  /** Path of the picture on the server; empty when there is none. */
  readonly thumb: string;
  /** In whole yuan. */
  readonly charge: number;
  readonly createdAtMs: number;
}

/** What can be found: the catalogue, as the search sees it. */
export interface Searchables {
  all(): readonly Searchable[];
}
