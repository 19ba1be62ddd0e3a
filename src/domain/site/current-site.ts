import { BehaviorSubject } from 'rxjs';

import { type Behavior, readOnly } from '../kernel/streams.js';
import { token } from '../kernel/token.js';
import type { NavItem } from '../nav.js';
import { NAMELESS_SITE } from './strings.js';
import type { SystemConfig } from './system-config.js';

/** What start-up brings: without it nothing renders (spec §2, §8). */
export interface Site {
  readonly config: SystemConfig;
  readonly navs: readonly NavItem[];
}

/** The site that start-up brought; `undefined` until then. */
export class CurrentSite {
  private readonly site = new BehaviorSubject<Site | undefined>(undefined);
  readonly site$: Behavior<Site | undefined> = readOnly(this.site);

  /** Called once, by start-up. */
  arrive(site: Site): void {
    this.site.next(site);
  }
}

export const CURRENT_SITE = token<CurrentSite>('CurrentSite');

/** What the site is called where a name must stand: a fresh server has none yet (API 2.17 `name`). */
export function shownSiteName(siteName: string): string {
  return siteName || NAMELESS_SITE;
}

/** Title of the document (clarifications §5): whichever part is missing leaves the other alone. It is never empty. */
export function documentTitle(pageTitle: string, siteName: string): string {
  return [pageTitle, siteName].filter(Boolean).join(' - ') || shownSiteName(siteName);
}
