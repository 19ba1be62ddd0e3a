import { defer, EMPTY, Observable, ReplaySubject, type SchedulerLike, Subscription } from 'rxjs';

import { remainingMs } from '../../domain/kernel/countdown.js';
import type { Presence } from '../../domain/ports/presence.js';
import type { VisitStore } from '../../domain/ports/visit-store.js';
import { FETCHED_AHEAD_LIFE_MS } from '../../domain/site/limits.js';

export interface AheadContext {
  readonly store: Pick<VisitStore, 'read'>;
  readonly presence: Pick<Presence, 'online$'>;
  readonly time: SchedulerLike;
}

interface Fetched<T> {
  readonly key: unknown;
  readonly token: string | undefined;
  readonly at: number;
  readonly answer$: Observable<T>;
  readonly request: Subscription;
}

/**
 * The answer to one kind of request, for the input that was fetched last. What has failed, is older than
 * `FETCHED_AHEAD_LIFE_MS`, or belongs to another member or network is not used (docs/architecture.md#stored-answers).
 */
export class AnswerAhead<Input, T> {
  private fetched: Fetched<T> | undefined;

  constructor(
    private readonly request: (input: Input) => Observable<T>,
    private readonly needs: AheadContext,
    /** Equal for inputs with the same answer. */
    private readonly keyOf: (input: Input) => unknown = (input) => input,
  ) {}

  /** The answer that is there to be used, or that of a new request. */
  fetch(input: Input): Observable<T> {
    if (this.fetched && this.isUsable(input)) return this.fetched.answer$;
    this.cancel();
    const { store, presence, time } = this.needs;
    const answer$ = new ReplaySubject<T>(1);
    const fetched = {
      key: this.keyOf(input),
      token: store.read('token'),
      at: time.now(),
      answer$,
      request: new Subscription(),
    };
    this.fetched = fetched;
    const forget = (): void => {
      if (this.fetched === fetched) this.cancel();
    };
    // A failure after the answer was taken is one of the page.
    answer$.subscribe({ error: forget });
    fetched.request.add(this.request(input).subscribe(answer$));
    fetched.request.add(presence.online$.subscribe(forget));
    return answer$;
  }

  /** Cold: each subscription takes the answer that was fetched ahead, or sends a request and cancels what was not wanted. */
  take(input: Input): Observable<T> {
    return defer(() => {
      const { fetched } = this;
      if (fetched === undefined || !this.isUsable(input)) {
        this.cancel();
        return this.request(input);
      }
      this.fetched = undefined;
      // Unsubscribing cancels the request, as it does for one that was not fetched ahead.
      return new Observable<T>((taker) => {
        taker.add(fetched.answer$.subscribe(taker));
        taker.add(fetched.request);
      });
    });
  }

  /** The answer that was fetched ahead, which stays there to be taken. */
  coming(input: Input): Observable<T> {
    return defer(() => (this.fetched && this.isUsable(input) ? this.fetched.answer$ : EMPTY));
  }

  cancel(): void {
    this.fetched?.request.unsubscribe();
    this.fetched = undefined;
  }

  private isUsable(input: Input): boolean {
    const { fetched } = this;
    const { store, time } = this.needs;
    if (fetched === undefined || fetched.key !== this.keyOf(input)) return false;
    if (fetched.token !== store.read('token')) return false;
    return remainingMs(fetched.at + FETCHED_AHEAD_LIFE_MS, FETCHED_AHEAD_LIFE_MS, time.now()) > 0;
  }
}
