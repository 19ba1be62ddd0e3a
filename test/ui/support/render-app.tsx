import { act, render, type RenderResult, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { BACKGROUND_TASKS } from '../../../src/application/site/background-tasks.js';
import type { LoginUser } from '../../../src/domain/session/login-user.js';
import { App } from '../../../src/ui/app.js';
import type { PageSources } from '../../../src/ui/shared/routing/page-loader.js';
import { aMember } from '../../support/sessions.js';
import { SiteWorld, type WorldOptions } from './site-world.js';
import { aUser } from '../../support/dom/a-user.js';

export interface RenderedApp extends RenderResult {
  readonly world: SiteWorld;
  readonly user: UserEvent;
  /** Navigates, as a flow would. */
  readonly go: (to: string) => void;
}

interface AppOptions extends WorldOptions {
  /** Instead of the site's own pages. */
  readonly pages?: PageSources;
}

/** Renders the whole site and runs its background tasks. */
export function renderApp({ pages, ...options }: AppOptions = {}): RenderedApp {
  const world = new SiteWorld(options);
  const background = world.resolve(BACKGROUND_TASKS).run().subscribe();
  const result = render(<App site={world.site} resolve={world.resolve} pages={pages} />);
  const unmount = (): void => {
    background.unsubscribe();
    result.unmount();
  };
  const go = (to: string): void => act(() => world.navigator.go(to));
  return { ...result, unmount, world, user: aUser(), go };
}

/** Like `renderApp`, for a member who is already loaded. */
export function renderAppForMember(options: AppOptions = {}, member: LoginUser = aMember()): RenderedApp {
  const rendered = renderApp({ ...options, stored: { token: 'a-token', ...options.stored } });
  rendered.world.members.details.answer(member);
  return rendered;
}

/** The heading of the page itself, not the hidden heading that is shown while a page loads. */
export function pageShown(heading: string): Promise<HTMLElement> {
  return screen.findByText(heading, { selector: 'h1:not(.visually-hidden)' });
}

/** The part of the site that follows its first views is there: src/ui/shared/layouts/after-start.tsx. */
export async function afterStart(): Promise<void> {
  await waitFor(() => {
    if (document.querySelector('.print-line') === null) throw new Error('AfterStart has not been rendered');
  });
}
