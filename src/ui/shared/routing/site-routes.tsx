import { type ComponentType, type ReactNode, useMemo, useState } from 'react';
import { matchRoutes } from 'react-router-dom';

import { LAZY_SERVICES } from '../../../application/site/lazy-services.js';
import type { CodeState } from '../../../application/site/code-loader.js';
import { type Frame, type RouteName, ROUTES } from '../../../domain/access/routes.js';
import { pathOf } from '../../../domain/access/paths.js';
import { SESSION } from '../../../domain/session/session.js';
import { PAGE_FAILED } from '../../../domain/site/strings.js';
import { FailedPage } from '../feedback/error-state.js';
import { PendingPage } from '../feedback/skeleton.js';
import { usePageLocation, useService } from '../hooks/services.js';
import { useCode } from '../hooks/use-code.js';
import { BareLayout, HeaderLayout, MainLayout, MemberLayout } from '../layouts/layouts.js';
import { RouteBoundary } from './error-boundary.js';
import { GuardedRoute } from './guarded-route.js';
import { type PageCodeLookup, HeldNavigationProvider } from './held-navigation.js';
import { PageLoader, type PageSources } from './page-loader.js';
import { TitledPage } from './page-title.js';

/** The route table in the format of React Router. Object.keys returns `string[]`, hence the cast. */
const ROUTE_OBJECTS = (Object.keys(ROUTES) as RouteName[]).map((id) => ({ id, path: ROUTES[id].pattern }));

/** The route that React Router matches for a path (docs/decisions/0004). */
export function routeAt(path: string): RouteName {
  return matchRoutes(ROUTE_OBJECTS, path)?.[0]?.route.id ?? 'notFound';
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

/** The page with its service, while its view is mounted. The caller keys it by `name`. */
function usePage(
  name: RouteName,
  loader: PageLoader,
): { readonly state: CodeState<ComponentType>; readonly retry: () => void } {
  const services = useService(LAZY_SERVICES);
  return useCode({ name, fetch: () => loader.load(name, services) }, { here: loader.loaded(name) });
}

interface PageViewProps {
  readonly name: RouteName;
  readonly title: string;
  readonly loader: PageLoader;
}

/**
 * A page in each state of its code: arrived, loading or failed (docs/spec/start-and-routes.md#page-code). The caller
 * keys it by `name`.
 */
export function PageView({ name, title, loader }: PageViewProps) {
  const { state, retry } = usePage(name, loader);
  const source = loader.source(name);
  switch (state.kind) {
    case 'ready':
      return <state.value />;
    case 'loading':
      return source.pending ? <source.pending /> : <PendingPage title={title} />;
    case 'failed':
      return <FailedPage title={title} text={PAGE_FAILED} onRetry={retry} />;
  }
}

/** One route: its title, its guard, its page, and the fallback if that page breaks. */
function RouteView({ name, loader }: { readonly name: RouteName; readonly loader: PageLoader }) {
  const { title, membersOnly } = ROUTES[name];
  return (
    <TitledPage title={title}>
      <RouteBoundary title={title}>
        <GuardedRoute membersOnly={membersOnly} title={title}>
          <PageView name={name} title={title} loader={loader} />
        </GuardedRoute>
      </RouteBoundary>
    </TitledPage>
  );
}

/** The page at the visitor's location, in its layout. */
export function SiteRoutes({ pages }: { readonly pages: PageSources }) {
  const [loader] = useState(() => new PageLoader(pages));
  const { path } = usePageLocation();
  const name = useMemo(() => routeAt(path), [path]);
  return (
    <HeldNavigationProvider codeAt={useCodeAt(loader)}>
      {inLayout(ROUTES[name].frame, <RouteView key={name} name={name} loader={loader} />)}
    </HeldNavigationProvider>
  );
}

/** All pages of one layout share the element, so that the header stays mounted from page to page. */
function inLayout(frame: Frame, page: ReactNode): ReactNode {
  switch (frame) {
    case 'main':
      return <MainLayout>{page}</MainLayout>;
    case 'member':
      return (
        <MainLayout>
          <MemberLayout>{page}</MemberLayout>
        </MainLayout>
      );
    case 'header':
      return <HeaderLayout>{page}</HeaderLayout>;
    case 'none':
      return <BareLayout>{page}</BareLayout>;
  }
}
