import { defer, ignoreElements, map, type Observable, type SchedulerLike, Subject, timer } from 'rxjs';

import { type AppError, asAppError } from '../../domain/errors/app-error.js';
import { token } from '../../domain/kernel/token.js';
import { REQUEST_TIMEOUT_MS } from '../../domain/limits.js';
import type { VisitStore } from '../../domain/ports/browser/visit-store.js';
import type { TokenRefusals } from '../../domain/ports/server/account-gateway.js';
import { errorOfCode, errorOfStatus, type TokensOfQuestion } from '../wire/errors.js';
import { type CallName, type Fault, strikesAfterTheWork } from './server/calls.js';
import type { CourseSite } from './server/course-site.js';
import { type EnvelopeCode, Refusal } from './server/refusal.js';

/** One question: what was asked, and the token it was asked with and the one stored when the answer came. */
export interface Question extends TokensOfQuestion {
  readonly call: CallName;
}

/** What a client makes of a fault: the same error that HTTP gives for it. */
function errorOfFault(fault: Fault, question: Question): AppError {
  switch (fault.kind) {
    case 'offline':
    case 'cut':
      return { kind: 'offline' };
    case 'timeout':
      return { kind: 'timeout' };
    case 'http-error':
      return errorOfStatus(fault.status, question) ?? { kind: 'broken', status: fault.status };
    case 'envelope':
      return errorOfEnvelope(fault.code, fault.message, question);
    case 'html':
    case 'truncated':
    case 'empty':
      return { kind: 'malformed', where: question.call };
  }
}

/** What a client makes of something that was thrown while the site did its work. */
function errorOfThrown(thrown: unknown, question: Question): AppError {
  return thrown instanceof Refusal ? errorOfEnvelope(thrown.code, thrown.message, question) : asAppError(thrown);
}

/** The codes of docs/api/README.md#codes. */
function errorOfEnvelope(code: EnvelopeCode, message: string, question: Question): AppError {
  if (typeof code === 'number') return errorOfCode(code, message, question);
  return code.status === 5 ? { kind: 'not-yet' } : { kind: 'refused', message };
}

const THIS_BROWSER = 'this browser';

/** The way from the memory gateways to the pretend site: it takes time, and it fails as its controls say. */
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
   * Cold: one question per subscription, with the token stored then; unsubscribed before its time it never
   * arrives. Answered later, even without latency. Fails only with an `AppError`.
   */
  ask<T>(call: CallName, work: (token: string | undefined) => T): Observable<T> {
    return defer(() => {
      const asked = this.store.read('token');
      const { fault, waitMs } = this.site.admit(call, THIS_BROWSER);
      const never = fault?.kind === 'timeout' || waitMs >= REQUEST_TIMEOUT_MS;
      return timer(never ? REQUEST_TIMEOUT_MS : waitMs, this.time).pipe(
        map(() =>
          this.arrive(never ? { kind: 'timeout' } : fault, { call, asked, now: this.store.read('token') }, work),
        ),
      );
    });
  }

  /** As `ask`, for a call whose answer holds nothing. Emits nothing. */
  tell(call: CallName, work: (token: string | undefined) => void): Observable<never> {
    return this.ask(call, work).pipe(ignoreElements());
  }

  /** What nobody has to be asked for. Cold; answered later all the same. */
  later<T>(value: T): Observable<T> {
    return timer(0, this.time).pipe(map(() => value));
  }

  private arrive<T>(fault: Fault | undefined, question: Question, work: (token: string | undefined) => T): T {
    if (fault && !strikesAfterTheWork(fault)) return this.fail(errorOfFault(fault, question));
    try {
      const answer = work(question.asked);
      if (!fault) return answer;
    } catch (thrown) {
      // A refusal that is lost on the way back is no refusal.
      if (!fault) return this.fail(errorOfThrown(thrown, question));
    }
    return this.fail(errorOfFault(fault, question));
  }

  /** Within an operator a throw is how a stream fails, and ours fail with a plain `AppError`. */
  private fail(error: AppError): never {
    if (error.kind === 'unauthorized' && !error.stale) this.refused.next();
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- AppError is the one error type of our streams
    throw error;
  }
}

/** What every gateway over the in-memory server is made of. */
export abstract class MemoryGateway {
  constructor(
    protected readonly site: CourseSite,
    protected readonly network: MemoryNetwork,
  ) {}

  /** Cold. Requests in the way of the generation that the site has at that moment: a control may change it. */
  protected byGeneration<T>(first: () => Observable<T>, second: () => Observable<T>): Observable<T> {
    return defer(() => (this.site.settings.value.generation === 1 ? first() : second()));
  }
}

/** The way to it, for modules that are fetched later. */
export const MEMORY_NETWORK = token<MemoryNetwork>('MemoryNetwork');
