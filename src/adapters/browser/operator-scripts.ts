import {
  concatMap,
  distinctUntilChanged,
  filter,
  from,
  ignoreElements,
  map,
  merge,
  type Observable,
  race,
  type SchedulerLike,
  skip,
  switchMap,
  take,
  tap,
  timer,
} from 'rxjs';

import type { PageNavigator } from '../../domain/ports/navigator.js';
import type { PageTask } from '../../domain/ports/page-tasks.js';
import type { Idle } from '../../domain/ports/presence.js';
import { loadScript } from './load-script.js';

/** A page is examined at these intervals until it has content. */
const LOOK_EVERY_MS = 200;
/** After this time a page without content is announced all the same, with the title that it has. */
const PAGE_VIEW_LIMIT_MS = 5_000;

/** The event on `document` for each page that is opened within the site (docs/settings.md#自己的脚本). */
const PAGE_VIEW = 'course-site:page-view';

export interface PageView {
  /** Path and query, as in the address bar. */
  readonly address: string;
  /** Title of the document. */
  readonly title: string;
}

export interface OperatorScriptsTools {
  readonly navigator: Pick<PageNavigator, 'location$'>;
  readonly idle: Idle;
  readonly time: SchedulerLike;
  readonly document: Document;
  /** Whether a page of the site is there down to this height (src/boot/page-ready.ts). */
  readonly isReady: (page: ParentNode, height: number) => boolean;
}

/**
 * Runs the operator's scripts in their order, once the first page has content and the browser is idle, and announces each
 * further page. A script that fails, throws or does not arrive delays only the scripts after it.
 */
export class OperatorScripts implements PageTask {
  constructor(
    private readonly addresses: readonly string[],
    private readonly tools: OperatorScriptsTools,
  ) {}

  run(): Observable<never> {
    const { addresses, tools } = this;
    const { document, idle, time } = tools;
    const arrived$ = timer(LOOK_EVERY_MS, LOOK_EVERY_MS, time).pipe(
      filter(() => document.readyState === 'complete' && hasContent(tools)),
      take(1),
    );
    const loads$ = from(addresses).pipe(
      concatMap((address) => idle.whenIdle().pipe(concatMap(() => loadScript(address, document, time)))),
    );
    return arrived$.pipe(
      switchMap(() => merge(loads$, pageViews(tools))),
      ignoreElements(),
    );
  }
}

/** Announces each new path when its page has content, and so its own title. A page that is left before is not announced. */
function pageViews(tools: OperatorScriptsTools): Observable<unknown> {
  const { navigator, document, time } = tools;
  return navigator.location$.pipe(
    distinctUntilChanged((before, after) => before.path === after.path),
    skip(1),
    switchMap(() =>
      race(
        timer(LOOK_EVERY_MS, LOOK_EVERY_MS, time).pipe(filter(() => hasContent(tools))),
        timer(PAGE_VIEW_LIMIT_MS, time),
      ).pipe(take(1)),
    ),
    map((): PageView => {
      const { path, query } = navigator.location$.value;
      return { address: path + query, title: document.title };
    }),
    tap((detail) => {
      document.dispatchEvent(new CustomEvent<PageView>(PAGE_VIEW, { detail }));
    }),
  );
}

/** Whether the site shows a page: a snapshot does not count. */
function hasContent({ document, isReady }: OperatorScriptsTools): boolean {
  const page = document.querySelector('#root:not([data-held])');
  return page !== null && isReady(page, document.defaultView?.innerHeight ?? 0);
}
