import { createContext, type ReactNode, useContext } from 'react';

import type { Resolve, Token } from '../../domain/kernel/token.js';

const Services = createContext<Resolve | undefined>(undefined);

/** Opens a world of services to everything inside. */
export function ServicesProvider({ resolve, children }: { readonly resolve: Resolve; readonly children: ReactNode }) {
  return <Services value={resolve}>{children}</Services>;
}

/** The one way from a view to the application: the service that `token` names, the same at every render. */
export function useService<T>(token: Token<T>): T {
  const resolve = useContext(Services);
  if (resolve === undefined) throw new Error('useService needs a ServicesProvider around it');
  return resolve(token);
}
