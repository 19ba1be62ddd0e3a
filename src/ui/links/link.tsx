import type { AnchorHTMLAttributes } from 'react';

import { NAVIGATOR } from '../../domain/ports/browser/navigator.port.js';
import { addressOf } from '../../domain/access/addresses.js';
import { useService } from '../hooks/services.js';
import { isPlainClick } from './is-plain-click.js';
import { usePageTurn } from './page-turns.js';

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** An address on this site. */
  readonly to: string;
}

/**
 * A link to another place of this site: a real `<a href>`, so that middle-click, keyboard and "copy address" work,
 * whose plain click goes through the `Navigator` port once the page behind it is there. React Router's own costs the
 * first load 3 kB of prefetching and forms for a framework that is not here (docs/decisions/0004).
 */
export function Link({ to, onClick, children, ...anchor }: LinkProps) {
  const navigator = useService(NAVIGATOR);
  const turn = usePageTurn();
  return (
    <a
      {...anchor}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (!isPlainClick(event) || anchor.target === '_blank') return;
        event.preventDefault();
        // A click on the page one is on adds nothing to the way back.
        turn.go(to, to === addressOf(navigator.place$.value) ? 'replace' : 'push');
      }}
    >
      {children}
    </a>
  );
}
