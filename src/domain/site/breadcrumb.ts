/** A step of the way from home to a page: the last one is the page itself. */
export interface Crumb {
  readonly name: string;
  /** An address on this site. */
  readonly to: string;
}
