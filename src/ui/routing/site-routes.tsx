import { type ReactNode, useMemo, useState } from 'react';

import { type Frame, ROUTES } from '../../domain/access/routes.js';
import { usePlace } from '../hooks/use-place.js';
import { BareLayout } from '../layouts/bare-layout.js';
import { HeaderLayout } from '../layouts/header-layout.js';
import { MainLayout } from '../layouts/main-layout.js';
import { MemberLayout } from '../layouts/member-layout.js';
import { PageTurns } from '../links/page-turns.js';
import { PageLoader, type PageSources } from './page-loader.js';
import { routeAt } from './route-at.js';
import { RouteView } from './route-view.js';
import { useCodeAt } from './use-code-at.js';

/** The page of the place where the visitor is, in its frame. */
export function SiteRoutes({ pages }: { readonly pages: PageSources }) {
  const [loader] = useState(() => new PageLoader(pages));
  const { path } = usePlace();
  const name = useMemo(() => routeAt(path), [path]);
  return (
    <PageTurns codeAt={useCodeAt(loader)}>
      {framed(ROUTES[name].frame, <RouteView key={name} name={name} loader={loader} />)}
    </PageTurns>
  );
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
