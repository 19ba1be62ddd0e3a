import { modulesIn } from '../modules-in.js';
import type { Route } from './route.js';

/** All HTTP routes of the in-memory server: the `ROUTES` of every file in `routes/`. */
export const ROUTES: readonly Route[] = (
  await modulesIn(new URL('./routes/', import.meta.url), /-routes\.ts$/)
).flatMap((exported) => {
  if (!isRoutesFile(exported)) throw new Error('A file of demo/site-server/routes exports no ROUTES');
  return exported.ROUTES;
});

function isRoutesFile(exported: unknown): exported is { readonly ROUTES: readonly Route[] } {
  return typeof exported === 'object' && exported !== null && 'ROUTES' in exported && Array.isArray(exported.ROUTES);
}
