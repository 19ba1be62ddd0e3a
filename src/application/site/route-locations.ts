import { filter, type Observable } from 'rxjs';

import { routeAt, type RouteName } from '../../domain/access/routes.js';
import type { PageNavigator, PageLocation } from '../../domain/ports/navigator.js';

/**
 * The present location and every later one of that page; locations of other pages are left out. The location is the
 * state (docs/spec/every-page.md#address). Cold; never errors, never completes.
 */
export function locationsOf(
  page: RouteName,
  { location$ }: Pick<PageNavigator, 'location$'>,
): Observable<PageLocation> {
  return location$.pipe(filter(({ path }) => routeAt(path) === page));
}
