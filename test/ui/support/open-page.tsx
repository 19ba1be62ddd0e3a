import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';

import type { LazyServiceName } from '../../../src/application/site/lazy-services.js';
import { routeAt, type RouteName, ROUTES } from '../../../src/domain/access/routes.js';
import type { LoginUser } from '../../../src/domain/session/login-user.js';
import { MainArea } from '../../../src/ui/shared/layouts/main-area.js';
import { PAGES } from '../../../src/ui/pages.js';
import { PageLoader, type ServiceProps, pageWithService } from '../../../src/ui/shared/routing/page-loader.js';
import { TitledPage } from '../../../src/ui/shared/routing/page-title.js';
import { LazyPage } from '../../../src/ui/shared/routing/site-routes.js';
import { aMember } from '../../support/sessions.js';
import { type Rendered, renderForMember, renderWithSite } from './render-with-site.js';
import { servicesFetched } from './services-fetched.js';
import type { SiteWorld, WorldOptions } from './site-world.js';

export interface PageOptions extends WorldOptions {
  /** The member who is signed in. By default a member on a members-only route, and an anonymous visitor elsewhere. */
  readonly as?: LoginUser | 'anonymous';
  /** Runs before the service of the page is loaded. */
  readonly prepare?: (world: SiteWorld) => void | Promise<void>;
}

export interface OpenedPage extends Omit<Rendered, 'go'> {
  /** Navigates, and waits for the services that the new location needs. */
  readonly go: (to: string) => Promise<void>;
}

/** Opens the page at the address `at` and waits until its service is loaded. */
export async function openPage<Name extends LazyServiceName>(
  service: Name,
  Page: ComponentType<ServiceProps<Name>>,
  { as, at = '/', prepare, ...options }: PageOptions = {},
): Promise<OpenedPage> {
  const name = routeAt(at.replace(/\?.*/, ''));
  const { title, isForMembers } = ROUTES[name];
  const source = { ...pageWithService(service, () => Promise.resolve(Page)), pending: PAGES[name].pending };
  const view = (
    <MainArea>
      <TitledPage title={title}>
        <AtItsRoute name={name} loader={new PageLoader({ ...PAGES, [name]: source })} />
      </TitledPage>
    </MainArea>
  );
  const member = as ?? (isForMembers ? aMember() : 'anonymous');
  const rendered =
    member === 'anonymous'
      ? renderWithSite(view, { at, ...options })
      : renderForMember(view, { at, ...options }, member);
  await prepare?.(rendered.world);
  await servicesFetched();
  return {
    ...rendered,
    go: async (to) => {
      rendered.go(to);
      await servicesFetched();
    },
  };
}

/** The page while the location is its own, and nothing once the visitor has navigated elsewhere. */
function AtItsRoute({ name, loader }: { readonly name: RouteName; readonly loader: PageLoader }) {
  const { pattern, title } = ROUTES[name];
  return (
    <Routes>
      <Route path={pattern} element={<LazyPage name={name} title={title} loader={loader} />} />
      <Route path="*" element={undefined} />
    </Routes>
  );
}
