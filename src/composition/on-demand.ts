import type { Container, ContainerModule } from 'inversify';
import { defer, from, map } from 'rxjs';

import type { SigningIn, SigningIn$ } from '../application/signing-in.js';
import { SIGNING_IN } from '../application/signing-in.tokens.js';
import { askOnce } from '../domain/kernel/ask-once.js';

/** The modules that a chunk brings. */
export interface FetchedModules {
  readonly modules: readonly ContainerModule[];
}

/** Loads fetched modules into the container the first time that somebody needs what they hold. */
export function signingInOnDemand(container: Container, fetchModules: () => Promise<FetchedModules>): SigningIn$ {
  return defer(() => from(fetchModules())).pipe(
    map(({ modules }) => {
      container.load(...modules);
      return container.get<SigningIn>(SIGNING_IN);
    }),
    askOnce(),
  );
}
