import type { NavItem } from '../nav/nav-item.js';
import type { SystemConfig } from './system-config.js';

/** What start-up brings: without it nothing renders (spec §2, §8). */
export interface Site {
  readonly config: SystemConfig;
  readonly navs: readonly NavItem[];
}
