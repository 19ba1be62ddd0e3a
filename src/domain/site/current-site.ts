import { BehaviorSubject } from 'rxjs';

import { isolated } from '../text/isolated.js';
import { type Behavior, readOnly } from '../kernel/streams.js';
import { token } from '../kernel/token.js';
import type { NavItem } from './nav.js';
import { DEFAULT_SITE_NAME } from './strings.js';
import type { SystemConfig } from './system-config.js';

/**
 * The data of the start-up requests. Without it nothing is rendered (docs/spec/start-and-routes.md#start-up,
 * docs/spec/start-and-routes.md#failed-start).
 */
export interface Site {
  readonly config: SystemConfig;
  readonly navs: readonly NavItem[];
}

/** Holds the data of the start-up requests; `undefined` until they have succeeded. */
export class CurrentSite {
  private readonly site = new BehaviorSubject<Site | undefined>(undefined);
  readonly site$: Behavior<Site | undefined> = readOnly(this.site);

  /** Called at start-up, and when the site turns out to lack what its configuration demands (`FaceCheck.waive`). */
  arrive(site: Site): void {
    this.site.next(site);
  }
}

export const CURRENT_SITE = token<CurrentSite>('CurrentSite');

/**
 * The site's name where one must be shown: a newly installed server has none (docs/api/site.md#configuration `name`).
 */
export function shownSiteName(siteName: string): string {
  return siteName || DEFAULT_SITE_NAME;
}

/**
 * The title of the document (docs/spec/start-and-routes.md#titles): page title, with names in it isolated, and site
 * name, or the one that is not empty. Never empty.
 */
export function documentTitle(pageTitle: string, siteName: string): string {
  return [pageTitle, isolated(siteName)].filter(Boolean).join(' - ') || shownSiteName(siteName);
}
