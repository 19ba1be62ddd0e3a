import { type RouteName, ROUTES } from '../../domain/access/routes.js';
import { GuardedRoute } from './guarded-route.js';
import type { PageLoader } from './page-loader.js';
import { TitledPage } from './page-title.js';
import { PageView } from './page-view.js';
import { RouteBoundary } from './route-boundary.js';

/** One route: its title, who may enter, its page, and what is seen should that page break. */
export function RouteView({ name, loader }: { readonly name: RouteName; readonly loader: PageLoader }) {
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
