import { defer, map, type Observable } from 'rxjs';

import type { Loading } from '../domain/kernel/loading.js';
import { token } from '../domain/kernel/token.js';
import { POINTS_RECORDS_A_PAGE } from '../domain/points.js';
import { type Page, readPage } from '../domain/kernel/paging.js';
import { type Earning, earnings, type PointsRecord } from '../domain/points.js';
import { isPageLoad, type PageNavigator } from '../domain/ports/navigator.js';
import type { PointsGateway } from '../domain/ports/points-gateway.js';
import type { Session } from '../domain/session/session.js';
import type { Loader } from './site/loader.js';
import { locationsOf } from './site/route-locations.js';

/**
 * The points of a member and how they were earned (docs/spec/messages-and-points.md#how-to-earn). The location names
 * the page of the records.
 */
export class Points {
  constructor(
    private readonly gateway: PointsGateway,
    private readonly navigator: PageNavigator,
    private readonly loader: Loader,
    private readonly session: Session,
  ) {}

  /** The ways to earn points on this site, as sentences. */
  earnings(): readonly Earning[] {
    return earnings(this.gateway.rewards());
  }

  /**
   * The records, newest first. Arriving from another page also reloads the member, so that the displayed balance fits
   * the records; a page load has just loaded it. Cold; never fails, never completes.
   */
  records(retry$: Observable<void>): Observable<Loading<Page<PointsRecord>>> {
    return defer(() => {
      if (!isPageLoad(this.navigator.location$.value.arrival)) this.session.reload();
      const page$ = locationsOf('memberPoints', this.navigator).pipe(map(({ query }) => readPage(query)));
      return this.loader.loadList(page$, (page) => this.gateway.records({ page, size: POINTS_RECORDS_A_PAGE }), retry$);
    });
  }
}

export const POINTS = token<Points>('Points');

declare module './site/lazy-services.js' {
  interface LazyServiceTypes {
    readonly points: Points;
  }
}
