import {
  BehaviorSubject,
  concat,
  defer,
  filter,
  fromEvent,
  map,
  merge,
  type Observable,
  of,
  type SchedulerLike,
  switchMap,
  take,
  timer,
} from 'rxjs';

import { type Behavior, readOnly } from '../../domain/kernel/streams.js';
import { isPlainClick } from '../../domain/site/plain-click.js';
import { LEAVING_LIMIT_MS, REQUEST_TIMEOUT_MS } from '../../domain/site/limits.js';
import type { Presence } from '../../domain/ports/presence.js';
import { withoutHash } from './navigator.js';

/** The part of `window` that is needed here. */
export interface PresenceWindow extends EventTarget {
  readonly document: EventTarget & Pick<Document, 'visibilityState'>;
  readonly navigator: Pick<globalThis.Navigator, 'onLine'>;
  readonly location: Pick<Location, 'href'>;
  fetch(url: string, init: RequestInit): Promise<unknown>;
}

/** What the browser knows about the visitor and the network. Lives as long as the page. */
export class WebPresence implements Presence {
  readonly visible$: Behavior<boolean>;
  readonly online$: Observable<unknown>;
  readonly restored$: Observable<unknown>;
  readonly leaving$: Behavior<boolean>;
  private readonly visible: BehaviorSubject<boolean>;

  constructor(
    private readonly browser: PresenceWindow,
    private readonly time: SchedulerLike,
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
    watchLeaving(this, browser, time).subscribe(leaving);
    this.online$ = fromEvent(browser, 'online');
    this.restored$ = fromEvent<PageTransitionEvent>(browser, 'pageshow').pipe(
      // `pageshow` also fires on every ordinary load.
      filter(({ persisted }) => persisted),
    );
  }

  isOnline(): boolean {
    return this.browser.navigator.onLine;
  }

  canReachSite(): Observable<boolean> {
    const answered$ = defer(() =>
      this.browser.fetch(this.browser.location.href, { cache: 'no-store', method: 'HEAD' }).then(
        () => true,
        () => false,
      ),
    );
    return merge(answered$, timer(REQUEST_TIMEOUT_MS, this.time).pipe(map(() => false))).pipe(take(1));
  }
}

/**
 * A visitor begins to leave by `beforeunload`, or on iPhones, which have no such event, by a press on a link. The page may
 * stay then, and no event reports that: it counts as staying when it can send requests after a time limit. After
 * `pagehide` only `pageshow` counts.
 */
function watchLeaving(presence: WebPresence, browser: PresenceWindow, time: SchedulerLike): Observable<boolean> {
  const events = ['beforeunload', 'click', 'pagehide', 'pageshow'].map((name) => fromEvent<MouseEvent>(browser, name));
  const leavingTimeout$ = timer(LEAVING_LIMIT_MS, LEAVING_LIMIT_MS, time).pipe(
    // Without a network no request can show this: the page then counts as staying.
    switchMap(() => (presence.isOnline() ? presence.canReachSite() : of(true))),
    filter(Boolean),
    take(1),
    map(() => false),
  );
  return merge(...events).pipe(
    filter((event) => event.type !== 'click' || leadsAway(event, browser.location.href)),
    switchMap(({ type }) => {
      const leaves$ = of(type !== 'pageshow');
      return type.startsWith('page') ? leaves$ : concat(leaves$, leavingTimeout$);
    }),
  );
}

/** Whether a click that no view has handled opens another document in this tab. */
function leadsAway(click: MouseEvent, here: string): boolean {
  const link = click.composedPath().find((node): node is HTMLAnchorElement => 'href' in node && 'download' in node);
  if (link === undefined || !isPlainClick(click)) return false;
  return link.href.startsWith('http') && !link.target && !link.download && withoutHash(link.href) !== withoutHash(here);
}

function isVisible(document: Pick<Document, 'visibilityState'>): boolean {
  return document.visibilityState === 'visible';
}
