import type { Requester } from './requester.js';
import type { Facts } from './facts.js';
import type { Finding } from './finding.js';

/** Checks one thing that the front end needs, and returns the findings; none when there is nothing to check. */
export type Check = (requester: Requester, facts: Facts) => readonly Finding[] | Promise<readonly Finding[]>;
