import type { Asker } from './asker.js';
import type { Facts } from './facts.js';
import type { Finding } from './finding.js';

/** Looks at one thing that a front end needs, and says what it found; nothing where there is nothing to look at. */
export type Check = (asker: Asker, facts: Facts) => readonly Finding[] | Promise<readonly Finding[]>;
