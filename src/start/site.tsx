import '../ui/shared/theme/app.scss';

import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { EMPTY, merge, Observable, type Subscription, switchMap } from 'rxjs';

import { type StartUpState, START_UP } from '../application/site/start-up.js';
import { BACKGROUND_TASKS } from '../application/site/background-tasks.js';
import { pathOf } from '../domain/access/paths.js';
import { isSitePage } from '../domain/site/nav.js';
import { PAGE_NAVIGATOR, type PageNavigator } from '../domain/ports/navigator.js';
import { announceStart, showFailedStart, type StartedSite } from '../boot/start-event.js';
import { LOG } from '../domain/ports/notifier.js';
import type { Resolve } from '../domain/kernel/token.js';
import { App } from '../ui/app.js';
import type { PageSources } from '../ui/shared/routing/page-loader.js';
import type { Site } from '../domain/site/current-site.js';

/**
 * Starts the site in `#root`: runs start-up and the background tasks, and renders when start-up is ready. A failed start
 * shows nothing of the site until a later attempt succeeds (docs/spec/start-and-routes.md#failed-start). Unsubscribing
 * stops all of it. `pages` replaces the site's own pages.
 */
export function startSite(resolve: Resolve, pages?: PageSources): Subscription {
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  const site$ = resolve(START_UP)
    .run()
    .pipe(switchMap((state) => show(state, root, resolve, pages)));
  return merge(resolve(BACKGROUND_TASKS).run(), site$).subscribe();
}

function show(
  state: StartUpState,
  root: HTMLElement,
  resolve: Resolve,
  pages: PageSources | undefined,
): Observable<never> {
  if (state.kind === 'ready') return drawn(root, state.site, resolve, pages);
  // Only a server in maintenance explains itself: other sentences are for developers.
  if (state.kind === 'failed')
    showFailedStart(state.error.kind === 'broken' && state.error.status === 503 ? state.error.message : undefined);
  // The browser is leaving for the phone site, so the app shell is removed.
  else root.replaceChildren();
  return EMPTY;
}

function startedSite(navigator: PageNavigator): StartedSite {
  return {
    location$: navigator.location$,
    follow: (address) => {
      if (isSitePage(pathOf(address))) navigator.go(address);
      else navigator.leave(address);
    },
  };
}

function drawn(root: HTMLElement, site: Site, resolve: Resolve, pages: PageSources | undefined): Observable<never> {
  return new Observable(() => {
    const log = resolve(LOG);
    const view = createRoot(root, {
      // The visitor sees the message of an error boundary; the cause goes to the log.
      onCaughtError: (thrown) => {
        log.error('a view broke', thrown);
      },
      onUncaughtError: (thrown) => {
        log.error('the site broke', thrown);
        announceStart();
      },
    });
    // Not earlier: a link that is followed then leaves a page, with its scroll position, and the focus moves.
    const onStart = (): void => {
      announceStart(startedSite(resolve(PAGE_NAVIGATOR)));
    };
    // A transition renders in slices, so that the browser can respond; the app shell stays until the site is complete.
    startTransition(() => {
      view.render(<App site={site} resolve={resolve} pages={pages} onStart={onStart} />);
    });
    return () => {
      view.unmount();
    };
  });
}
