import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';

import { SESSION } from '../../../domain/session/session.js';
import { Header } from '../header/header.js';
import { useBehavior, useService } from '../hooks/services.js';
import { lazyModule, useModule } from '../hooks/use-module.js';
import { BottomNav } from './bottom-nav.js';
import { MainArea, SkipLink } from './main-area.js';

/** The page alone, without header and footer (docs/spec/start-and-routes.md#not-found). */
export function BareLayout() {
  return (
    <div className="frame">
      <MainArea>
        <Outlet />
      </MainArea>
    </div>
  );
}

/** Header and page, no footer (docs/spec/start-and-routes.md#layouts). */
export function HeaderLayout({ children }: { readonly children?: ReactNode }) {
  return (
    <div className="frame">
      <SkipLink />
      <Header />
      <MainArea>
        <Outlet />
      </MainArea>
      {children}
      <BottomNav />
    </div>
  );
}

const BELOW = lazyModule('below-page', () => import('./below-page.js'));

/**
 * Header, page, footer (docs/spec/start-and-routes.md#layouts). What is below the first screen is not part of the first load,
 * because the visitor does not see it yet.
 */
export function MainLayout() {
  const { module: below } = useModule(BELOW);
  return <HeaderLayout>{below && <below.BelowPage />}</HeaderLayout>;
}

const MENU = lazyModule('member-menu', () => import('./member-menu-bar.js'));

/**
 * The member area within the main layout (docs/spec/member.md#member-layout): a menu beside its pages. The menu is not
 * part of the first load; without it the page still works. Anonymous visitors are being redirected to the login page
 * and get no menu.
 */
export function MemberLayout() {
  const member = useBehavior(useService(SESSION).state$).kind === 'member';
  const { module: menu } = useModule(MENU, { isWanted: member });
  return (
    <div className="column member-area">
      <div className="member-area__menu">{member && menu && <menu.MemberMenuBar />}</div>
      <div className="member-area__page">
        <Outlet />
      </div>
    </div>
  );
}
