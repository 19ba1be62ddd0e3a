import './ui/theme/app.scss';

import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { EMPTY, merge, NEVER, Observable, type Subscription, switchMap } from 'rxjs';

import { CODE_LOADER } from './application/site/code-loader.js';
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
    'snapshot' in root.dataset ? startOver(root, resolve, pages) : start(root, resolve, pages),
  ).subscribe();
}

function start(root: HTMLElement, resolve: Resolve, pages: PageSources | undefined): Observable<unknown> {
  return resolve(START_UP)
    .run()
    .pipe(switchMap((state) => show(state, root, resolve, pages)));
}

/** Over a snapshot (docs/decisions/0026-snapshots.md); without the code for it, instead of the snapshot. */
function startOver(root: HTMLElement, resolve: Resolve, pages: PageSources | undefined): Observable<unknown> {
  const fetch = () => import(/* webpackChunkName: "snapshot" */ './start-over-snapshot.js');
  return resolve(CODE_LOADER)
    .watch({ name: 'snapshot', fetch }, NEVER)
    .pipe(
      switchMap((code) => {
        if (code.kind === 'ready')
          return code.value.startOverSnapshot(root, resolve, (container, site) => {
            draw(container, site, resolve, pages).subscribe();
          });
        if (code.kind === 'loading' || !code.online) return EMPTY;
        delete root.dataset['snapshot'];
        return start(root, resolve, pages);
      }),
    );
}

function show(
  state: StartUpState,
  root: HTMLElement,
  resolve: Resolve,
  pages: PageSources | undefined,
): Observable<unknown> {
  if (state.kind === 'ready') return draw(root, state.site, resolve, pages);
  // Removes the app shell: the site does not come, or not in this document.
  root.replaceChildren();
  if (state.kind === 'failed') document.title = SITE_UNAVAILABLE;
  return EMPTY;
}

function draw(root: HTMLElement, site: Site, resolve: Resolve, pages: PageSources | undefined): Observable<never> {
  return new Observable(() => {
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
    return () => {
      view.unmount();
    };
  });
}
