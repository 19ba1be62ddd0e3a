import { act, render, type RenderResult } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { type ComponentType, type ReactNode, useEffect } from 'react';

import { BACKGROUND_TASKS } from '../../../src/application/site/background-tasks.js';
import type { LoginUser } from '../../../src/domain/session/login-user.js';
import { SiteKeyboard } from '../../../src/ui/shared/layouts/after-start.js';
import { ServicesProvider, SiteProvider, useService } from '../../../src/ui/shared/hooks/services.js';
import { PAGES } from '../../../src/ui/pages.js';
import { PageLoader } from '../../../src/ui/shared/routing/page-loader.js';
import { SiteRouter } from '../../../src/ui/shared/routing/site-router.js';
import { aMember } from '../../support/sessions.js';
import { SiteWorld, type WorldOptions } from './site-world.js';
import { aUser } from '../../support/dom/a-user.js';

export interface Rendered extends RenderResult {
  readonly world: SiteWorld;
  readonly user: UserEvent;
  /** Navigates, as a link or a flow would. */
  readonly go: (to: string) => void;
}

/** The code of all pages has arrived, so that links do not wait for it. */
class LoadedPages extends PageLoader {
  override loaded(): ComponentType {
    return () => undefined;
  }
}

/** Renders a view with the services, the site, the router and the background tasks. */
export function renderWithSite(view: ReactNode, options: WorldOptions = {}): Rendered {
  const world = new SiteWorld(options);
  const result = render(
    <ServicesProvider resolve={world.resolve}>
      <SiteProvider site={world.site}>
        <SiteRouter loader={new LoadedPages(PAGES)}>
          <RunBackgroundTasks />
          <SiteKeyboard />
          {view}
        </SiteRouter>
      </SiteProvider>
    </ServicesProvider>,
  );
  const go = (to: string): void => act(() => world.navigator.go(to));
  return { ...result, world, user: aUser(), go };
}

/** Like `renderWithSite`, for a member who is already loaded. */
export function renderForMember(view: ReactNode, options: WorldOptions = {}, user: LoginUser = aMember()): Rendered {
  const rendered = renderWithSite(view, { ...options, stored: { token: 'a-token', ...options.stored } });
  rendered.world.members.details.answer(user);
  return rendered;
}

/** Runs the background tasks until the view is unmounted, so that a test leaves nothing running. */
function RunBackgroundTasks() {
  const tasks = useService(BACKGROUND_TASKS);
  useEffect(() => {
    const running = tasks.run().subscribe();
    return () => running.unsubscribe();
  }, [tasks]);
  return undefined;
}
