/** Names a service and carries its type. A composition (src/composition) binds it to an implementation. */
export type Token<T> = symbol & { readonly promises?: T };

/** Returns the service that a token names. Throws when the environment has no binding for it. */
export type Resolve = <T>(token: Token<T>) => T;

/** Creates a token. It is declared beside the interface or class that it names. */
export function token<T>(name: string): Token<T> {
  // The type exists for the compiler only.
  return Symbol(name);
}
