import { queryText } from '../../domain/access/query-text.js';
import type { Navigator } from '../../domain/ports/browser/navigator.port.js';
import type { VisitStore } from '../../domain/ports/browser/visit-store.port.js';

/** Keeps the inviter's id of `?msv=` on any address (clarifications §1). Immediate. */
export function rememberMsv({ place$ }: Pick<Navigator, 'place$'>, store: VisitStore): void {
  const msv = queryText(place$.value.query, 'msv');
  if (msv !== '') store.write('msv', msv);
}
