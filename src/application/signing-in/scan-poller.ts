import { catchError, type Observable, type SchedulerLike, takeWhile } from 'rxjs';

import { asAppError } from '../../domain/errors/app-error.js';
import { pauseAfter, pollTicket } from '../../domain/kernel/polling.js';
import { token } from '../../domain/kernel/token.js';
import type { Presence } from '../../domain/ports/presence.js';
import type { ScanGateway } from '../../domain/ports/sign-in-gateway.js';
import type { ScanStatus, ScanTicket } from '../../domain/signing-in/tickets.js';
import { SCAN_POLL_INTERVAL_MS } from '../../domain/site/limits.js';

/**
 * Polls the status of a QR ticket once a second and stops at the first decisive answer
 * (docs/spec/signing-in.md#wechat-scan).
 */
export class ScanPoller {
  constructor(
    private readonly gateway: ScanGateway,
    private readonly presence: Presence,
    private readonly time: SchedulerLike,
  ) {}

  /** Cold; emits `waiting` for every answer that is not decisive and completes with the decisive one. Never errors. */
  watch(ticket: ScanTicket): Observable<ScanStatus> {
    return pollTicket<ScanStatus>(this.presence, this.time, {
      periodMs: SCAN_POLL_INTERVAL_MS,
      lifeMs: ticket.lifeMs,
      request: () => this.request(ticket.code),
      expired: { kind: 'expired' },
    }).pipe(takeWhile((status) => status.kind === 'waiting', true));
  }

  /** One failed request does not end the scan and is not shown (docs/spec/errors.md#polling). */
  private request(code: string): Observable<ScanStatus> {
    return this.gateway.status(code).pipe(catchError((thrown: unknown) => pauseAfter(asAppError(thrown), this.time)));
  }
}

export const SCAN_POLLER = token<ScanPoller>('ScanPoller');
