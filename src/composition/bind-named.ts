import type { Token } from '../domain/kernel/token.js';
import type { Bind } from './services.js';

/** Binds a service that needs many others: `make` gets them by the names that `needs` gives them. */
export function bindNamed<T, Needs extends Readonly<Record<string, unknown>>>(
  bind: Bind,
  service: Token<T>,
  needs: { readonly [Name in keyof Needs]: Token<Needs[Name]> },
  make: (needs: Needs) => T,
): void {
  const names = Object.keys(needs);
  bind(service, Object.values<Token<unknown>>(needs), (...values) =>
    // The names are those of `needs`, each with the service of its token; Object.fromEntries loses that.
    make(Object.fromEntries(names.map((name, position) => [name, values[position]])) as Needs),
  );
}
