/** An entry of a submenu (spec §3, API 2.18). */
export interface NavChild {
  readonly id: number;
  readonly name: string;
  /** A site path, an absolute address, or anything an administrator typed. */
  readonly url: string;
  readonly opensNewWindow: boolean;
}

/** An entry of the navigation menu. */
export interface NavItem extends NavChild {
  readonly children: readonly NavChild[];
}
