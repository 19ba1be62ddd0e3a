import { filter, map, type Observable } from 'rxjs';

import { matchRoute } from '../../domain/access/paths.js';
import type { Navigator, PageLocation } from '../../domain/ports/navigator.js';

/** A location under a route, with the parameters of its pattern. */
export interface RouteLocation<Parameters> {
  readonly place: PageLocation;
  readonly parameters: Parameters;
}

/**
 * The present location and every later one under that route; locations of other pages are left out. The location is the
 * state (docs/spec/every-page.md#address). Cold; never errors, never completes.
 */
export function locationsUnder<const Pattern extends string>(
  { location$ }: Pick<Navigator, 'location$'>,
  pattern: Pattern,
): Observable<RouteLocation<NonNullable<ReturnType<typeof matchRoute<Pattern>>>>> {
  return location$.pipe(
    map((place) => ({ place, parameters: matchRoute<Pattern>(pattern, place.path) })),
    filter((here): here is RouteLocation<NonNullable<typeof here.parameters>> => here.parameters !== undefined),
  );
}
