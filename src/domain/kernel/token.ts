/** Names a service and carries its type. A composition (src/composition) says what it stands for. */
export type Token<T> = symbol & { readonly promises?: T };

/** Returns the service that a token names. Throws where the environment has none. */
export type Resolve = <T>(token: Token<T>) => T;

/** Makes a token. It stands beside the interface or class that it names. */
export function token<T>(name: string): Token<T> {
  // The type travels with the symbol and exists for the compiler alone.
  return Symbol(name);
}
