import { matchRoutes } from 'react-router-dom';

import { type RouteName, ROUTES } from '../../domain/access/routes.js';

/** The route table as React Router reads it. Object.keys widens the names of a literal table to string. */
const ROUTE_OBJECTS = (Object.keys(ROUTES) as RouteName[]).map((id) => ({ id, path: ROUTES[id].pattern }));

/** The page at a path: React Router says which one it is (docs/decisions/0004). */
export function routeAt(path: string): RouteName {
  return matchRoutes(ROUTE_OBJECTS, path)?.[0]?.route.id ?? 'notFound';
}
