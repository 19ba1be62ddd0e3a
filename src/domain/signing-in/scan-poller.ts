import { catchError, type Observable, type SchedulerLike, takeWhile } from 'rxjs';

import { asAppError } from '../errors/app-error.js';
import { pauseAfter } from '../errors/pause-after.js';
import { pollTicket } from '../kernel/poll-ticket.js';
import { SCAN_POLL_MS } from '../limits.js';
import type { Presence } from '../ports/browser/presence.port.js';
import type { ScanGateway } from '../ports/server/scan-gateway.port.js';
import type { ScanStatus, ScanTicket } from './scan-status.js';
import { token } from '../kernel/token.js';

/** Asks once a second what became of a QR ticket, and stops at the first decisive answer (spec §4; clarifications §8). */
export class ScanPoller {
  constructor(
    private readonly gateway: ScanGateway,
    private readonly presence: Presence,
    private readonly time: SchedulerLike,
  ) {}

  /** Cold; emits `waiting` for every quiet answer and completes with the decisive one. Never errors. */
  watch(ticket: ScanTicket): Observable<ScanStatus> {
    return pollTicket<ScanStatus>(this.presence, this.time, {
      periodMs: SCAN_POLL_MS,
      lifeMs: ticket.lifeMs,
      ask: () => this.ask(ticket.code),
      expired: { kind: 'expired' },
    }).pipe(takeWhile((status) => status.kind === 'waiting', true));
  }

  /** One lost answer is not the end of the scan, and no reason to say a word (lesson 20). */
  private ask(code: string): Observable<ScanStatus> {
    return this.gateway.status(code).pipe(catchError((thrown: unknown) => pauseAfter(asAppError(thrown), this.time)));
  }
}

export const SCAN_POLLER = token<ScanPoller>('ScanPoller');
