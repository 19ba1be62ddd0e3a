import { BehaviorSubject } from 'rxjs';

import { type Behavior, readOnly } from '../kernel/behavior.js';
import type { Site } from './site.js';
import { token } from '../kernel/token.js';

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
