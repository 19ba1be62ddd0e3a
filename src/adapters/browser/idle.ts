import { asyncScheduler, defer, delay, EMPTY, Observable, of, type SchedulerLike } from 'rxjs';

import type { Idle } from '../../domain/ports/presence.js';

declare global {
  interface Navigator {
    /** Chromium only. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

/** The part of `window` that is needed here. WebKit has no idle callbacks. */
export interface IdleWindow {
  readonly navigator: Pick<globalThis.Navigator, 'connection'>;
  readonly requestIdleCallback?: ((work: () => void) => number) | undefined;
  readonly cancelIdleCallback?: ((handle: number) => void) | undefined;
}

/** Without idle callbacks, the browser counts as idle after this delay. */
const ASSUMED_IDLE_AFTER_MS = 200;

export class WebIdle implements Idle {
  constructor(
    private readonly browser: IdleWindow,
    private readonly time: SchedulerLike = asyncScheduler,
    /** What a visitor who saves data should not miss is done on any connection. */
    private readonly on: 'a fast connection' | 'any connection' = 'a fast connection',
  ) {}

  whenIdle(): Observable<void> {
    return defer(() => (this.on === 'a fast connection' && this.savesData() ? EMPTY : this.waitForIdle()));
  }

  private savesData(): boolean {
    const { saveData = false, effectiveType = '' } = this.browser.navigator.connection ?? {};
    return saveData || effectiveType.endsWith('2g');
  }

  private waitForIdle(): Observable<void> {
    const { browser } = this;
    if (browser.requestIdleCallback === undefined) return of(undefined).pipe(delay(ASSUMED_IDLE_AFTER_MS, this.time));
    return new Observable((subscriber) => {
      const handle = browser.requestIdleCallback?.(() => {
        subscriber.next();
        subscriber.complete();
      });
      return () => {
        if (handle !== undefined) browser.cancelIdleCallback?.(handle);
      };
    });
  }
}
