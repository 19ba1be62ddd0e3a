import { type ComponentType, type ReactNode, useState } from 'react';
import { Outlet, type RouteObject, useRoutes } from 'react-router-dom';

import { type Frame, type RouteName, ROUTES } from '../../domain/access/routes.js';
import { BareLayout } from '../layouts/bare-layout.js';
import { HeaderLayout } from '../layouts/header-layout.js';
import { MainLayout } from '../layouts/main-layout.js';
import { PageLoader, type PageSources } from './page-loader.js';
import { RouteView } from './route-view.js';

type LayoutView = ComponentType<{ readonly children: ReactNode }>;

const LAYOUTS: readonly (readonly [Frame, LayoutView])[] = [
  ['main', MainLayout],
  ['header', HeaderLayout],
  ['none', BareLayout],
];

/** The route table as React Router sees it: one frame around all of its pages, so that the header stays put. */
export function SiteRoutes({ pages }: { readonly pages: PageSources }) {
  const [shelf] = useState(() => new PageLoader(pages));
  const [routes] = useState(() => LAYOUTS.map(([frame, Layout]) => framed(frame, Layout, shelf)));
  return useRoutes(routes);
}

function framed(frame: Frame, Layout: LayoutView, shelf: PageLoader): RouteObject {
  return {
    element: (
      <Layout>
        <Outlet />
      </Layout>
    ),
    children: namesIn(frame).map((name) => ({
      path: ROUTES[name].pattern,
      element: <RouteView key={name} name={name} shelf={shelf} />,
    })),
  };
}

function namesIn(frame: Frame): readonly RouteName[] {
  // Object.keys widens the keys of a literal table to string.
  return (Object.keys(ROUTES) as RouteName[]).filter((name) => ROUTES[name].frame === frame);
}
