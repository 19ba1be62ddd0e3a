import { defer, ignoreElements, map, type Observable, type SchedulerLike, Subject, timer } from 'rxjs';

import { type AppError, asAppError } from '../../../domain/errors/app-error.js';
import { token } from '../../../domain/kernel/token.js';
import { REQUEST_TIMEOUT_MS } from '../../../domain/site/limits.js';
import type { VisitStore } from '../../../domain/ports/visit-store.js';
import type { TokenRefusals } from '../../../domain/ports/account-gateway.js';
import { errorOfCode, errorOfStatus, type TokensOfRequest } from '../../wire/errors.js';
import { type CallName, type Fault, failsAfterExecution } from '../server/calls.js';
import type { CourseSite } from '../server/course-site.js';
import { type EnvelopeCode, Refusal } from '../server/refusal.js';

/** One request: its call, the token it was sent with, and the token stored when the response arrived. */
export interface MemoryRequest extends TokensOfRequest {
  readonly call: CallName;
}

/** Maps a fault to the error that the HTTP adapter gives for it. */
function errorOfFault(fault: Fault, request: MemoryRequest): AppError {
  switch (fault.kind) {
    case 'offline':
    case 'cut':
      return { kind: 'offline' };
    case 'timeout':
      return { kind: 'timeout' };
    case 'http-error':
      return errorOfStatus(fault.status, request) ?? { kind: 'broken', status: fault.status };
    case 'envelope':
      return errorOfEnvelope(fault.code, fault.message, request);
    case 'html':
    case 'truncated':
    case 'empty':
      return { kind: 'malformed', where: request.call };
  }
}

/** Maps an exception of the in-memory server to the error that the HTTP adapter gives for it. */
function errorOfThrown(thrown: unknown, request: MemoryRequest): AppError {
  return thrown instanceof Refusal ? errorOfEnvelope(thrown.code, thrown.message, request) : asAppError(thrown);
}

/** Codes: docs/api/README.md#codes. */
function errorOfEnvelope(code: EnvelopeCode, message: string, request: MemoryRequest): AppError {
  if (typeof code === 'number') return errorOfCode(code, message, request);
  return code.status === 5 ? { kind: 'not-yet' } : { kind: 'refused', message };
}

const CALLER = 'this browser';

/** Connects the memory gateways to the in-memory server, with the latency and the faults that its controls set. */
export class MemoryNetwork implements TokenRefusals {
  readonly refused$: Observable<void>;
  private readonly refused = new Subject<void>();

  constructor(
    private readonly site: CourseSite,
    private readonly store: VisitStore,
    private readonly time: SchedulerLike,
  ) {
    this.refused$ = this.refused.asObservable();
  }

  /**
   * Cold: one request per subscription, with the token stored at that moment. Unsubscribing before the latency has
   * passed cancels it: the server does no work. Emits asynchronously, even without latency. Fails only with an
   * `AppError`.
   */
  request<T>(call: CallName, work: (token: string | undefined) => T): Observable<T> {
    return defer(() => {
      const sent = this.store.read('token');
      const { fault, waitMs } = this.site.admit(call, CALLER);
      const timesOut = fault?.kind === 'timeout' || waitMs >= REQUEST_TIMEOUT_MS;
      return timer(timesOut ? REQUEST_TIMEOUT_MS : waitMs, this.time).pipe(
        map(() =>
          this.respond(timesOut ? { kind: 'timeout' } : fault, { call, sent, now: this.store.read('token') }, work),
        ),
      );
    });
  }

  /** Like `request`, for a call whose response holds no data. Emits nothing. */
  send(call: CallName, work: (token: string | undefined) => void): Observable<never> {
    return this.request(call, work).pipe(ignoreElements());
  }

  /** Emits a value that needs no request. Cold; emits asynchronously, as a request would. */
  emitLater<T>(value: T): Observable<T> {
    return timer(0, this.time).pipe(map(() => value));
  }

  private respond<T>(fault: Fault | undefined, request: MemoryRequest, work: (token: string | undefined) => T): T {
    if (fault && !failsAfterExecution(fault)) return this.fail(errorOfFault(fault, request));
    try {
      const answer = work(request.sent);
      if (!fault) return answer;
    } catch (thrown) {
      // When a fault drops the response, the client gets the fault and not the refusal.
      if (!fault) return this.fail(errorOfThrown(thrown, request));
    }
    return this.fail(errorOfFault(fault, request));
  }

  /** A throw inside an operator makes the stream fail; our streams fail with a plain `AppError`. */
  private fail(error: AppError): never {
    if (error.kind === 'unauthorized' && !error.isStale) this.refused.next();
    // oxlint-disable-next-line typescript/only-throw-error -- AppError is the one error type of our streams
    throw error;
  }
}

/** Base class of every gateway over the in-memory server. */
export abstract class MemoryGateway {
  constructor(
    protected readonly site: CourseSite,
    protected readonly network: MemoryNetwork,
  ) {}

  /** Cold. Chooses the generation on subscription, because a control may change it. */
  protected byGeneration<T>(first: () => Observable<T>, second: () => Observable<T>): Observable<T> {
    return defer(() => (this.site.settings.value.generation === 1 ? first() : second()));
  }
}

/** For modules that are loaded later. */
export const MEMORY_NETWORK = token<MemoryNetwork>('MemoryNetwork');
