import { type ReactNode, useDeferredValue, useLayoutEffect, useState } from 'react';
import { Router } from 'react-router-dom';

import { LAZY_SERVICES } from '../../../application/site/lazy-services.js';
import { pathOf } from '../../../domain/access/paths.js';
import { routeAt, ROUTES } from '../../../domain/access/routes.js';
import { PAGE_NAVIGATOR } from '../../../domain/ports/navigator.js';
import { TIME } from '../../../domain/ports/time.js';
import { SESSION } from '../../../domain/session/session.js';
import { subscribed } from '../hooks/effects.js';
import { useBehavior, usePageLocation, useService } from '../hooks/services.js';
import { HeldNavigation, type PageCodeLookup } from './held-navigation.js';
import type { PageLoader } from './page-loader.js';

/**
 * React Router on the `PageNavigator` port (docs/decisions/0004-router-fed-by-a-port.md): the port says where the visitor
 * is, and links and `useNavigate` go through it. They keep the current page until the code of the next one is loaded; a
 * line at the top shows a long wait.
 */
export function SiteRouter({ loader, children }: { readonly loader: PageLoader; readonly children: ReactNode }) {
  const here = usePageLocation();
  const before = useDeferredValue(here);
  // A change within a page is rendered by the page itself first. All links of the site follow after that frame.
  const { path, query, hash, key } = before.path === here.path ? before : here;
  const port = useService(PAGE_NAVIGATOR);
  const time = useService(TIME);
  const codeAt = useCodeAt(loader);
  const [heldNavigation] = useState(() => new HeldNavigation(port, time, codeAt));
  // A press that is repeated as soon as the site has rendered (src/boot/early-input.ts) comes before other effects.
  useLayoutEffect(() => subscribed(heldNavigation.run()), [heldNavigation]);
  const pendingLocation = useBehavior(heldNavigation.pendingLocation$);
  return (
    <Router location={{ pathname: withoutLineBreaks(path), search: query, hash, key }} navigator={heldNavigation}>
      {pendingLocation !== undefined && <div key={pendingLocation} className="held-navigation" aria-hidden="true" />}
      {children}
    </Router>
  );
}

/** The pattern `*` of React Router stops at an encoded line break: such an address would show no page at all. */
function withoutLineBreaks(path: string): string {
  return path.replace(/%0[ad]|%e2%80%a[89]/gi, '%20');
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
    if (ROUTES[name].isForMembers && session.state$.value.kind !== 'member') return undefined;
    return () => loader.load(name, services);
  };
}
