import { BehaviorSubject, filter, fromEvent, map, type Observable } from 'rxjs';

import { type Behavior, readOnly } from '../../domain/kernel/behavior.js';
import type { Presence } from '../../domain/ports/browser/presence.port.js';

/** The part of a window that this needs. */
export interface WatchedPage extends EventTarget {
  readonly document: EventTarget & Pick<Document, 'visibilityState'>;
  readonly navigator: Pick<globalThis.Navigator, 'onLine'>;
}

/** What the browser knows of the visitor and the network. Lives as long as the page. */
export class WebPresence implements Presence {
  readonly visible$: Behavior<boolean>;
  readonly online$: Observable<void>;
  readonly restored$: Observable<void>;
  private readonly visible: BehaviorSubject<boolean>;

  constructor(private readonly browser: WatchedPage) {
    const { document } = browser;
    this.visible = new BehaviorSubject(isVisible(document));
    this.visible$ = readOnly(this.visible);
    document.addEventListener('visibilitychange', () => {
      const visible = isVisible(document);
      if (visible !== this.visible.value) this.visible.next(visible);
    });
    this.online$ = fromEvent(browser, 'online').pipe(map(() => undefined));
    this.restored$ = fromEvent<PageTransitionEvent>(browser, 'pageshow').pipe(
      // Every load shows its page, too.
      filter(({ persisted }) => persisted),
      map(() => undefined),
    );
  }

  isOnline(): boolean {
    return this.browser.navigator.onLine;
  }
}

function isVisible(document: Pick<Document, 'visibilityState'>): boolean {
  return document.visibilityState === 'visible';
}
