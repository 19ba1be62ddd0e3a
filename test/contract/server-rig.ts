import type { CourseSite } from '../../src/adapters/memory/server/course-site.js';
import type { Resolve } from '../../src/domain/kernel/token.js';
import type { VisitStore } from '../../src/domain/ports/visit-store.js';

/** An adapter with an in-memory server that the contract controls. No part of it waits for real seconds. */
export interface ServerRig {
  /** Resolves a gateway with the bindings of the environment. */
  readonly resolve: Resolve;
  readonly site: CourseSite;
  /** The store from which the gateways read the token. */
  readonly store: VisitStore;
  underWay(): number;
  close(): Promise<void>;
}

/** `impatient` sets a very short timeout, for tests without an answer. */
export type NewServerRig = (options?: { readonly impatient?: boolean }) => Promise<ServerRig>;

/** The rig of the running test: a new one for each test, closed after it. */
export function rigOfEachTest(
  newRig: NewServerRig,
  prepare: (fresh: ServerRig) => unknown = () => undefined,
): ServerRig {
  let rig: ServerRig;
  beforeEach(async () => {
    rig = await newRig();
    prepare(rig);
  });
  afterEach(() => rig.close());
  return {
    get resolve() {
      return rig.resolve;
    },
    get site() {
      return rig.site;
    },
    get store() {
      return rig.store;
    },
    underWay: () => rig.underWay(),
    close: () => rig.close(),
  };
}
