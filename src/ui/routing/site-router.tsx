import { type ReactNode, useMemo } from 'react';
import { createPath, type Navigator as RouterNavigator, Router } from 'react-router-dom';

import { NAVIGATOR } from '../../application/tokens.js';
import type { Navigator } from '../../domain/ports/browser/navigator.port.js';
import { useService } from '../hooks/services.js';
import { usePlace } from '../hooks/use-place.js';

/**
 * React Router on top of the `Navigator` port. Its own `BrowserRouter` would keep a second history beside ours,
 * and the two would disagree as soon as a flow (guard, 401, sign-in) moves the visitor without a view. Fed from
 * the port, a `<Link>` and a flow are two callers of one navigator, and every view reads one place.
 */
export function SiteRouter({ children }: { readonly children: ReactNode }) {
  const navigator = useService(NAVIGATOR);
  const { path, query, hash, key } = usePlace();
  const bridge = useMemo(() => routerNavigator(navigator), [navigator]);
  return (
    <Router location={{ pathname: path, search: query, hash, key }} navigator={bridge}>
      {children}
    </Router>
  );
}

type To = Parameters<RouterNavigator['push']>[0];

function routerNavigator(navigator: Navigator): RouterNavigator {
  return {
    createHref: addressOf,
    go: (steps) => {
      navigator.travel(steps);
    },
    push: (to) => {
      navigator.go(addressOf(to), 'push');
    },
    replace: (to) => {
      navigator.go(addressOf(to), 'replace');
    },
  };
}

function addressOf(to: To): string {
  return typeof to === 'string' ? to : createPath(to);
}
