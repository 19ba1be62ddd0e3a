import { asyncScheduler, fromEvent, interval, Observable, type SchedulerLike } from 'rxjs';

import type { TabLock } from '../../domain/ports/visit-store.js';
import { storedName } from '../../domain/session/stored-keys.js';
import type { WebStorageArea } from './visit-store.js';

/** How often a tab renews its claim and looks at the claims of others; a new claim is visible to all tabs by then. */
const CLAIM_POLL_MS = 200;
/** A claim that was not renewed for so long belongs to a tab that crashed: hidden tabs run timers once a minute. */
const CLAIM_LIMIT_MS = 90_000;

interface Claim {
  readonly name: string;
  /** The lowest one has the lock. */
  readonly ticket: number;
  readonly renewedAt: number;
}

/**
 * A lock over the local storage, which all tabs share, for browsers without Web Locks: plain http has none
 * (docs/decisions/0014-an-order-is-a-machine.md). Where the storage refuses the claim, every tab gets the lock.
 */
export class StorageTabLock implements TabLock {
  constructor(
    private readonly area: WebStorageArea,
    /** The window: it reports that the document is closed. */
    private readonly page: EventTarget,
    private readonly time: SchedulerLike = asyncScheduler,
  ) {}

  hold(name: string): Observable<void> {
    return new Observable((watcher) => {
      const { area, page, time } = this;
      const lock = `${storedName('lock', name)}:`;
      const own = lock + Math.random().toString(36).slice(2);
      let claim = this.newClaim(lock, own);
      let isHeld = false;
      this.write(claim);
      if (!area.isStored(own)) {
        area.erase(own);
        watcher.next();
        return;
      }
      const polling = interval(CLAIM_POLL_MS, time).subscribe(() => {
        // A tab that was frozen must not overtake the tabs that have waited since.
        const isLate = !isHeld && this.hasEnded(claim);
        claim = isLate ? this.newClaim(lock, own) : { ...claim, renewedAt: time.now() };
        this.write(claim);
        if (isHeld || isLate || this.claims(lock).some((other) => isBefore(other, claim))) return;
        isHeld = true;
        watcher.next();
      });
      polling.add(
        fromEvent<PageTransitionEvent>(page, 'pagehide').subscribe(({ persisted }) => {
          // A page in the back/forward cache may return with its request still open.
          if (!persisted) area.erase(own);
        }),
      );
      polling.add(() => {
        area.erase(own);
      });
      return polling;
    });
  }

  /** After all present claims, also where the clock was set back meanwhile. */
  private newClaim(lock: string, name: string): Claim {
    const now = this.time.now();
    return { name, ticket: Math.max(now, ...this.claims(lock).map(({ ticket }) => ticket + 1)), renewedAt: now };
  }

  /** The claims of the tabs that are alive. The others are removed. */
  private claims(lock: string): readonly Claim[] {
    const claims: Claim[] = [];
    for (const name of this.area.names()) {
      if (!name.startsWith(lock)) continue;
      const [, ticket, renewedAt] = /^(\d+) (\d+)$/.exec(this.area.read(name) ?? '') ?? [];
      const claim = { name, ticket: Number(ticket), renewedAt: Number(renewedAt) };
      if (this.hasEnded(claim)) this.area.erase(name);
      else claims.push(claim);
    }
    return claims;
  }

  /** Also true for a value that is no claim, and for one from the future: the clock was set back. */
  private hasEnded({ renewedAt }: Claim): boolean {
    return Number.isNaN(renewedAt) || Math.abs(this.time.now() - renewedAt) > CLAIM_LIMIT_MS;
  }

  private write({ name, ticket, renewedAt }: Claim): void {
    this.area.write(name, `${ticket} ${renewedAt}`);
  }
}

function isBefore(one: Claim, other: Claim): boolean {
  return one.ticket === other.ticket ? one.name < other.name : one.ticket < other.ticket;
}
