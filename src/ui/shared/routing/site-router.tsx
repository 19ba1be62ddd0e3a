import { type ReactNode, useEffect, useState } from 'react';
import { createPath, type Navigator as RouterNavigator, Router, type To } from 'react-router-dom';

import { LAZY_SERVICES } from '../../../application/site/lazy-services.js';
import { pathOf } from '../../../domain/access/paths.js';
import { routeAt, ROUTES } from '../../../domain/access/routes.js';
import { NAVIGATOR, type Navigator } from '../../../domain/ports/navigator.js';
import { TIME } from '../../../domain/ports/time.js';
import { SESSION } from '../../../domain/session/session.js';
import { subscribed } from '../hooks/effects.js';
import { useBehavior, usePageLocation, useService } from '../hooks/services.js';
import { HeldNavigation, type PageCodeLookup } from './held-navigation.js';
import type { PageLoader } from './page-loader.js';

/**
 * React Router on the `Navigator` port (docs/decisions/0004): the port says where the visitor is, and links and
 * `useNavigate` go through it. They keep the current page until the code of the next one is loaded; a line at the top
 * shows a long wait.
 */
export function SiteRouter({ loader, children }: { readonly loader: PageLoader; readonly children: ReactNode }) {
  const { path, query, hash, key } = usePageLocation();
  const { navigator, heldNavigation } = useHeldNavigation(loader);
  const pendingLocation = useBehavior(heldNavigation.pendingLocation$);
  return (
    <Router location={{ pathname: withoutLineBreaks(path), search: query, hash, key }} navigator={navigator}>
      {pendingLocation !== undefined && <div key={pendingLocation} className="page-turn" aria-hidden="true" />}
      {children}
    </Router>
  );
}

/** The pattern `*` of React Router stops at an encoded line break: such an address would show no page at all. */
function withoutLineBreaks(path: string): string {
  return path.replace(/%0[ad]|%e2%80%a[89]/gi, '%20');
}

/** The held navigation of this site, also in the form that React Router calls. */
function useHeldNavigation(loader: PageLoader) {
  const port = useService(NAVIGATOR);
  const time = useService(TIME);
  const codeAt = useCodeAt(loader);
  const [both] = useState(() => {
    const heldNavigation = new HeldNavigation(port, time, codeAt);
    return { heldNavigation, navigator: routerNavigator(port, heldNavigation) };
  });
  useEffect(() => subscribed(both.heldNavigation.run()), [both]);
  return both;
}

function routerNavigator(port: Pick<Navigator, 'travel'>, held: Pick<HeldNavigation, 'go'>): RouterNavigator {
  const createHref = (to: To): string => (typeof to === 'string' ? to : createPath(to));
  return {
    createHref,
    push: (to) => {
      held.go(createHref(to), 'push');
    },
    replace: (to) => {
      held.go(createHref(to), 'replace');
    },
    go: (steps) => {
      port.travel(steps);
    },
  };
}

/**
 * Fetches the code of the page at an address. `undefined` if it has arrived, or if the page is for members and the
 * visitor is not known to be one.
 */
function useCodeAt(loader: PageLoader): PageCodeLookup {
  const services = useService(LAZY_SERVICES);
  const session = useService(SESSION);
  return (to) => {
    const name = routeAt(pathOf(to));
    if (loader.loaded(name) !== undefined) return undefined;
    if (ROUTES[name].membersOnly && session.state$.value.kind !== 'member') return undefined;
    return () => loader.load(name, services);
  };
}
