import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router-dom';

import type { LazyServices } from '../../../application/site/lazy-services.js';
import { type Frame, type RouteName, ROUTE_NAMES, ROUTES } from '../../../domain/access/routes.js';
import { PAGE_FAILED } from '../../../domain/site/strings.js';
import { FailedPage } from '../feedback/error-state.js';
import { PendingPage } from '../feedback/skeleton.js';
import { useModule } from '../hooks/use-module.js';
import { BareLayout, HeaderLayout, MainLayout, MemberLayout } from '../layouts/layouts.js';
import { RouteBoundary } from './error-boundary.js';
import { GuardedRoute } from './guarded-route.js';
import type { PageLoader } from './page-loader.js';
import { TitledPage } from './page-title.js';

interface LazyPageProps {
  readonly name: RouteName;
  readonly title: string;
  readonly loader: PageLoader;
}

/**
 * A page in each state of its code: arrived, loading or failed (docs/spec/start-and-routes.md#page-code). The caller
 * keys it by `name`.
 */
export function LazyPage({ name, title, loader }: LazyPageProps) {
  const page = { name, fetch: (services: LazyServices) => loader.load(name, services) };
  const { state, retry } = useModule(page, { here: loader.loaded(name) });
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

/** One page: its title, its guard, its view, and the fallback if that breaks. */
function RoutedPage({ name, loader }: { readonly name: RouteName; readonly loader: PageLoader }) {
  const { title, isForMembers } = ROUTES[name];
  return (
    <TitledPage title={title}>
      <RouteBoundary title={title}>
        <GuardedRoute isForMembers={isForMembers} title={title}>
          <LazyPage name={name} title={title} loader={loader} />
        </GuardedRoute>
      </RouteBoundary>
    </TitledPage>
  );
}

/** All pages, in their layouts. Pages of one layout share its element, so that the header stays mounted. */
export function SiteRoutes({ loader }: { readonly loader: PageLoader }) {
  const pagesIn = (frame: Frame): readonly ReactElement[] =>
    ROUTE_NAMES.filter((name) => ROUTES[name].frame === frame).map((name) => (
      <Route key={name} path={ROUTES[name].pattern} element={<RoutedPage key={name} name={name} loader={loader} />} />
    ));
  return (
    <Routes>
      <Route element={<MainLayout />}>
        {pagesIn('main')}
        <Route element={<MemberLayout />}>{pagesIn('member')}</Route>
      </Route>
      <Route element={<HeaderLayout />}>{pagesIn('header')}</Route>
      <Route element={<BareLayout />}>{pagesIn('none')}</Route>
    </Routes>
  );
}
