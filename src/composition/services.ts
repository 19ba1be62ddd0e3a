import 'reflect-metadata/lite';

import { Container } from 'inversify';

import type { Resolve, Token } from '../domain/kernel/token.js';

/** The tokens of a list of services, in the same order. Two tokens of different types cannot be swapped. */
type TokensOf<Services extends readonly unknown[]> = {
  readonly [Position in keyof Services]: Token<Services[Position]>;
};

/**
 * Binds a service. It is created once, when it is first resolved, from the services named in `needs`. The first binding
 * of a token wins and later ones are ignored, so an environment replaces an adapter by binding its own first.
 */
export type Bind = <T, Dependencies extends unknown[]>(
  service: Token<T>,
  needs: TokensOf<Dependencies>,
  make: (...needs: Dependencies) => T,
) => void;

/** A list of services, as a function that binds them. */
export type Bindings = (bind: Bind) => void;

/** The services of one environment: the only user of Inversify. */
export class Services {
  private readonly container = new Container({ defaultScope: 'Singleton' });

  constructor(...lists: readonly Bindings[]) {
    for (const bindings of lists) this.add(bindings);
  }

  readonly resolve: Resolve = (token) => this.container.get(token);

  add(bindings: Bindings): void {
    bindings(this.bind);
  }

  private readonly bind: Bind = (service, needs, make) => {
    if (this.container.isBound(service)) return;
    const binding = this.container.bind(service);
    // Inversify maps the same list to its own option type, which TypeScript cannot relate to ours.
    const inject = needs as unknown as Parameters<typeof binding.toResolvedValue<Parameters<typeof make>>>[1];
    binding.toResolvedValue(make, inject).inSingletonScope();
  };
}
