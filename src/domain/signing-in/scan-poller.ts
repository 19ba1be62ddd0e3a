import { catchError, defer, exhaustMap, type Observable, of, type SchedulerLike, takeWhile } from 'rxjs';

import { asAppError } from '../errors/app-error.js';
import { pauseAfter } from '../errors/pause-after.js';
import { remainingMs } from '../kernel/remaining-time.js';
import { pollWhileVisible } from '../kernel/poll-while-visible.js';
import { SCAN_POLL_MS } from '../limits.js';
import type { Presence } from '../ports/browser/presence.port.js';
import type { ScanGateway } from '../ports/server/scan-gateway.port.js';
import type { ScanStatus, ScanTicket } from './scan-status.js';

/** Asks once a second what became of a QR ticket, and stops at the first decisive answer (spec §4; clarifications §8). */
export class ScanPoller {
  constructor(
    private readonly gateway: ScanGateway,
    private readonly presence: Presence,
    private readonly time: SchedulerLike,
  ) {}

  /** Cold; emits `waiting` for every quiet answer and completes with the decisive one. Never errors. */
  watch(ticket: ScanTicket): Observable<ScanStatus> {
    return defer(() => {
      const deadline = this.time.now() + ticket.lifeMs;
      return pollWhileVisible(this.presence, SCAN_POLL_MS, this.time).pipe(
        // An answer may take longer than a second: skip ticks rather than stack requests.
        exhaustMap(() =>
          remainingMs(deadline, ticket.lifeMs, this.time.now()) > 0
            ? this.ask(ticket.code)
            : of<ScanStatus>({ kind: 'expired' }),
        ),
        takeWhile((status) => status.kind === 'waiting', true),
      );
    });
  }

  /** One lost answer is not the end of the scan, and no reason to say a word (lesson 20). */
  private ask(code: string): Observable<ScanStatus> {
    return this.gateway.status(code).pipe(catchError((thrown: unknown) => pauseAfter(asAppError(thrown), this.time)));
  }
}
