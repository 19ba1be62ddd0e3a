import type { CourseSite } from '../../src/adapters/memory/server/course-site.js';
import type { VisitStore } from '../../src/domain/ports/browser/visit-store.js';
import type { Gateways } from './rigs/gateways-of.js';

/** The gateways of one adapter before a pretend site whose controls the contract turns. Nothing in it takes real seconds. */
export interface ServerRig extends Gateways {
  readonly site: CourseSite;
  /** Where the gateways find the token. */
  readonly store: VisitStore;
  /** How many questions have been sent, and neither answered nor given up. */
  underWay(): number;
  close(): Promise<void>;
}

/** `impatient`: gives up on an answer at once, for tests in which none comes. */
export type NewServerRig = (options?: { readonly impatient?: boolean }) => Promise<ServerRig>;
