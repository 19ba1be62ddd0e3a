/** One picture of the carousel (pages §1.1). */
export interface Slide {
  /** Absolute address. */
  readonly picture: string;
  /** Where it leads, a path of this site or an address outside; absent when it leads nowhere. */
  readonly link?: string;
}
