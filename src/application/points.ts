import { defer, map, type Observable } from 'rxjs';

import { ROUTES } from '../domain/access/routes.js';
import type { Loading } from '../domain/kernel/loading.js';
import { token } from '../domain/kernel/token.js';
import { POINTS_RECORDS_A_PAGE } from '../domain/limits.js';
import { type Page, readPage } from '../domain/paging.js';
import { type Earning, earnings, type PointsRecord } from '../domain/points.js';
import type { Navigator } from '../domain/ports/browser/navigator.js';
import type { PointsGateway } from '../domain/ports/server/points-gateway.js';
import type { Session } from '../domain/session/session.js';
import type { Loader } from './site/loader.js';
import { placesUnder } from './site/route-locations.js';

/** How a member came by their points (pages §13). The address says which page of the records is on view. */
export class Points {
  constructor(
    private readonly gateway: PointsGateway,
    private readonly navigator: Navigator,
    private readonly loader: Loader,
    private readonly session: Session,
  ) {}

  /** How points are earned here, in words. */
  earnings(): readonly Earning[] {
    return earnings(this.gateway.rewards());
  }

  /**
   * The records, newest first. Who comes here from another page has the balance asked for anew, so that it fits them,
   * here and wherever else it stands; a page load has just asked for it. Cold; never fails, never completes.
   */
  records(retry$: Observable<void>): Observable<Loading<Page<PointsRecord>>> {
    return defer(() => {
      if (this.navigator.place$.value.arrival !== 'load') this.session.reload();
      const page$ = placesUnder(this.navigator, ROUTES.memberCredit.pattern).pipe(
        map(({ place }) => readPage(place.query)),
      );
      return this.loader.loadList(page$, (page) => this.gateway.records({ page, size: POINTS_RECORDS_A_PAGE }), retry$);
    });
  }
}

export const POINTS = token<Points>('Points');

declare module './lazy-services.js' {
  interface LazyServiceTypes {
    readonly points: Points;
  }
}
