import { defer, map, type Observable, type SchedulerLike, Subject, timer } from 'rxjs';

import type { AppError } from '../../../domain/errors/app-error.js';
import { REQUEST_TIMEOUT_MS } from '../../../domain/limits.js';
import type { VisitStore } from '../../../domain/ports/browser/visit-store.port.js';
import type { TokenRefusals } from '../../../domain/ports/server/token-refusals.port.js';
import type { CallName } from '../engine/call-name.js';
import type { CourseSite } from '../engine/course-site.js';
import { type Fault, strikesAfterTheWork } from '../engine/fault.js';
import { errorOfFault, errorOfThrown, type Question } from './error-of.js';
import { token } from '../../../domain/kernel/token.js';

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

/** The way to it, for modules that are fetched later. */
export const MEMORY_NETWORK = token<MemoryNetwork>('MemoryNetwork');
