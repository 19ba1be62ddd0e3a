import { EMPTY, fromEvent, ignoreElements, type Observable, tap } from 'rxjs';

import type { Navigator } from '../../domain/ports/browser/navigator.port.js';
import { isPlainClick } from '../links/is-plain-click.js';
import { targetOf } from './prepare-links.js';

/** Takes the visitor to pages of this site without loading the document anew, as every other link of ours does. */
export function followLinks(root: HTMLElement, navigator: Pick<Navigator, 'go'>): Observable<never> {
  if (root.querySelector('a[href]') === null) return EMPTY;
  return fromEvent<MouseEvent>(root, 'click').pipe(
    tap((event) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      const target = link && targetOf(link);
      if (target?.kind !== 'inside' || !isPlainClick(event)) return;
      event.preventDefault();
      navigator.go(target.to);
    }),
    ignoreElements(),
  );
}
