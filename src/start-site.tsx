import './ui/theme/app.scss';

import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { merge, type Subscription, tap } from 'rxjs';

import { type StartUpState, START_UP } from './application/site/start-up.js';
import { BACKGROUND_TASKS } from './application/site/background-tasks.js';
import { LOG } from './domain/ports/browser/notifier.js';
import type { Resolve } from './domain/kernel/token.js';
import { SITE_UNAVAILABLE } from './domain/errors/strings.js';
import { App } from './ui/app.js';
import type { PageSources } from './ui/routing/page-loader.js';
import type { Site } from './domain/site/current-site.js';

/**
 * Starts the site in `#root`: runs start-up and the background tasks, and renders when start-up is ready. After a failed
 * start the page stays empty until a later attempt succeeds (docs/spec/start-and-routes.md#failed-start). Unsubscribing
 * stops all of it. `pages` replaces the site's own pages.
 */
export function startSite(resolve: Resolve, pages?: PageSources): Subscription {
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  return merge(
    resolve(BACKGROUND_TASKS).run(),
    resolve(START_UP)
      .run()
      .pipe(
        tap((state) => {
          show(state, root, resolve, pages);
        }),
      ),
  ).subscribe();
}

function show(state: StartUpState, root: HTMLElement, resolve: Resolve, pages: PageSources | undefined): void {
  if (state.kind === 'ready') {
    draw(root, state.site, resolve, pages);
    return;
  }
  // Removes the app shell: the site does not come, or not in this document.
  root.replaceChildren();
  if (state.kind === 'failed') document.title = SITE_UNAVAILABLE;
}

function draw(root: HTMLElement, site: Site, resolve: Resolve, pages: PageSources | undefined): void {
  const log = resolve(LOG);
  const view = createRoot(root, {
    // The visitor sees the message of an error boundary; the cause goes to the log.
    onCaughtError: (thrown) => {
      log.error('a view broke', thrown);
    },
    onUncaughtError: (thrown) => {
      log.error('the site broke', thrown);
    },
  });
  // A transition renders in slices, so that the browser can respond; the app shell stays until the site is complete.
  startTransition(() => {
    view.render(<App site={site} resolve={resolve} pages={pages} />);
  });
}
