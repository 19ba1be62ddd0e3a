import type { CourseSite } from '../../src/adapters/memory/server/course-site.js';
import type { Resolve } from '../../src/domain/kernel/token.js';
import type { VisitStore } from '../../src/domain/ports/browser/visit-store.js';

/** One adapter before an in-memory server whose controls the contract turns. Nothing in it takes real seconds. */
export interface ServerRig {
  /** A gateway, as the bindings of the environment make it. */
  readonly resolve: Resolve;
  readonly site: CourseSite;
  /** Where the gateways find the token. */
  readonly store: VisitStore;
  /** How many questions have been sent, and neither answered nor given up. */
  underWay(): number;
  close(): Promise<void>;
}

/** `impatient`: gives up on an answer at once, for tests in which none comes. */
export type NewServerRig = (options?: { readonly impatient?: boolean }) => Promise<ServerRig>;
