import {
  BehaviorSubject,
  concat,
  filter,
  fromEvent,
  map,
  merge,
  type Observable,
  of,
  type SchedulerLike,
  switchMap,
  timer,
} from 'rxjs';

import { type Behavior, readOnly } from '../../domain/kernel/streams.js';
import { LEAVING_LIMIT_MS } from '../../domain/limits.js';
import type { Presence } from '../../domain/ports/browser/presence.js';

/** The part of `window` that is needed here. */
export interface WatchedPage extends EventTarget {
  readonly document: EventTarget & Pick<Document, 'visibilityState'>;
  readonly navigator: Pick<globalThis.Navigator, 'onLine'>;
}

/** What the browser knows about the visitor and the network. Lives as long as the page. */
export class WebPresence implements Presence {
  readonly visible$: Behavior<boolean>;
  readonly online$: Observable<unknown>;
  readonly restored$: Observable<unknown>;
  readonly leaving$: Behavior<boolean>;
  private readonly visible: BehaviorSubject<boolean>;

  constructor(
    private readonly browser: WatchedPage,
    time: SchedulerLike,
  ) {
    const { document } = browser;
    this.visible = new BehaviorSubject(isVisible(document));
    this.visible$ = readOnly(this.visible);
    document.addEventListener('visibilitychange', () => {
      const visible = isVisible(document);
      if (visible !== this.visible.value) this.visible.next(visible);
    });
    const leaving = new BehaviorSubject(false);
    this.leaving$ = readOnly(leaving);
    leavingOf(browser, time).subscribe(leaving);
    this.online$ = fromEvent(browser, 'online');
    this.restored$ = fromEvent<PageTransitionEvent>(browser, 'pageshow').pipe(
      // `pageshow` also fires on every ordinary load.
      filter(({ persisted }) => persisted),
    );
  }

  isOnline(): boolean {
    return this.browser.navigator.onLine;
  }
}

/**
 * After `beforeunload` the page may stay, and no event reports that: after a time limit it counts as staying. After
 * `pagehide` only `pageshow` counts.
 */
function leavingOf(browser: EventTarget, time: SchedulerLike): Observable<boolean> {
  const events = ['beforeunload', 'pagehide', 'pageshow'].map((name) => fromEvent(browser, name));
  return merge(...events).pipe(
    switchMap(({ type }) => {
      const leaves$ = of(type !== 'pageshow');
      return type === 'beforeunload' ? concat(leaves$, timer(LEAVING_LIMIT_MS, time)) : leaves$;
    }),
    // The timer emits 0: the page stays.
    map(Boolean),
  );
}

function isVisible(document: Pick<Document, 'visibilityState'>): boolean {
  return document.visibilityState === 'visible';
}
