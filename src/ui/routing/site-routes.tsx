import { type ComponentType, type ReactNode, useState } from 'react';
import { Outlet, type RouteObject, useRoutes } from 'react-router-dom';

import { type Frame, type RouteName, ROUTES } from '../../domain/access/routes.js';
import { BareLayout } from '../layouts/bare-layout.js';
import { HeaderLayout } from '../layouts/header-layout.js';
import { MainLayout } from '../layouts/main-layout.js';
import { MemberLayout } from '../layouts/member-layout.js';
import { PageLoader, type PageSources } from './page-loader.js';
import { RouteView } from './route-view.js';

type LayoutView = ComponentType<{ readonly children: ReactNode }>;

/** The route table as React Router sees it: one frame around all of its pages, so that the header stays put. */
export function SiteRoutes({ pages }: { readonly pages: PageSources }) {
  const [loader] = useState(() => new PageLoader(pages));
  const [routes] = useState(() => [
    framed(MainLayout, [...pagesIn('main', loader), framed(MemberLayout, pagesIn('member', loader))]),
    framed(HeaderLayout, pagesIn('header', loader)),
    framed(BareLayout, pagesIn('none', loader)),
  ]);
  return useRoutes(routes);
}

function framed(Layout: LayoutView, children: RouteObject[]): RouteObject {
  return {
    element: (
      <Layout>
        <Outlet />
      </Layout>
    ),
    children,
  };
}

function pagesIn(frame: Frame, loader: PageLoader): RouteObject[] {
  // Object.keys widens the keys of a literal table to string.
  const names = (Object.keys(ROUTES) as RouteName[]).filter((name) => ROUTES[name].frame === frame);
  return names.map((name) => ({
    path: ROUTES[name].pattern,
    element: <RouteView key={name} name={name} loader={loader} />,
  }));
}
