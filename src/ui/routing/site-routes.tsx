import { type ReactNode, useMemo, useState } from 'react';
import { matchRoutes } from 'react-router-dom';

import { type Frame, type RouteName, ROUTES } from '../../domain/access/routes.js';
import { usePlace } from '../hooks/use-place.js';
import { BareLayout } from '../layouts/bare-layout.js';
import { HeaderLayout } from '../layouts/header-layout.js';
import { MainLayout } from '../layouts/main-layout.js';
import { MemberLayout } from '../layouts/member-layout.js';
import { PageLoader, type PageSources } from './page-loader.js';
import { RouteView } from './route-view.js';

/** The route table as React Router reads it. Object.keys widens the names of a literal table to string. */
const ROUTE_OBJECTS = (Object.keys(ROUTES) as RouteName[]).map((id) => ({ id, path: ROUTES[id].pattern }));

/** The page of the place where the visitor is, in its frame: React Router says which one it is (docs/decisions/0004). */
export function SiteRoutes({ pages }: { readonly pages: PageSources }) {
  const [loader] = useState(() => new PageLoader(pages));
  const { path } = usePlace();
  const name = useMemo(() => routeAt(path), [path]);
  return framed(ROUTES[name].frame, <RouteView key={name} name={name} loader={loader} />);
}

function routeAt(path: string): RouteName {
  return matchRoutes(ROUTE_OBJECTS, path)?.[0]?.route.id ?? 'notFound';
}

/** One frame around all pages that stand in it, so that the header stays put from page to page. */
function framed(frame: Frame, page: ReactNode): ReactNode {
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
