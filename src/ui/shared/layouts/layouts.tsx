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

/** The first load is smaller without what no first view needs (docs/decisions/0002-first-load-budget.md). */
const AFTER_START = lazyModule('after-start', () => import('./after-start.js'));

/** What the site as a whole has, on every page. It begins with the first line on paper. */
export function LaterParts() {
  const { module } = useModule(AFTER_START);
  return module && <module.AfterStart />;
}

/** Header, page, footer (docs/spec/start-and-routes.md#layouts). */
export function MainLayout() {
  const { module } = useModule(AFTER_START);
  return <HeaderLayout>{module && <module.BelowPage />}</HeaderLayout>;
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
