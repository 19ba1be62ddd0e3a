import { ignoreElements, map, type Observable, tap } from 'rxjs';

import { queryText } from '../../domain/access/query-text.js';
import type { Navigator } from '../../domain/ports/browser/navigator.port.js';
import type { VisitStore } from '../../domain/ports/browser/visit-store.port.js';

/**
 * Keeps the inviter's id of `?msv=` on any address, one reached inside the site too (clarifications §1). Cold; emits
 * nothing, never errors, never completes.
 */
export function rememberMsv({ place$ }: Pick<Navigator, 'place$'>, store: VisitStore): Observable<never> {
  return place$.pipe(
    map(({ query }) => queryText(query, 'msv')),
    tap((msv) => {
      if (msv !== '') store.write('msv', msv);
    }),
    ignoreElements(),
  );
}
