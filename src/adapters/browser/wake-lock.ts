import { NEVER, Observable, switchMap } from 'rxjs';

import type { Presence } from '../../domain/ports/presence.js';
import type { ScreenWakeLock } from '../../domain/ports/wake-lock.js';

/** What a browser gives for a request. */
type Sentinel = Pick<WakeLockSentinel, 'release'>;

/** The part of `navigator` that is needed here; a page on plain http and an old browser lack it. */
export interface WakeLockHost {
  readonly wakeLock?: { request(type: 'screen'): Promise<Sentinel> };
}

/** The browser takes the lock when the tab is hidden, and does not give it back. */
export class WebWakeLock implements ScreenWakeLock {
  constructor(
    private readonly host: WakeLockHost,
    private readonly presence: Pick<Presence, 'visible$'>,
  ) {}

  hold(): Observable<never> {
    return this.presence.visible$.pipe(switchMap((isVisible) => (isVisible ? this.request() : NEVER)));
  }

  /** A refusal, such as by a battery that is low, is final until the next return. */
  private request(): Observable<never> {
    return new Observable(() => {
      let isWanted = true;
      let sentinel: Sentinel | undefined;
      this.host.wakeLock?.request('screen').then((given) => {
        sentinel = given;
        if (!isWanted) release();
      }, ignored);
      const release = (): void => {
        sentinel?.release().catch(ignored);
      };
      return () => {
        isWanted = false;
        release();
      };
    });
  }
}

function ignored(): void {
  // The screen goes off as the device decides.
}
