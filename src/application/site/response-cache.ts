import { concatMap, defer, EMPTY, type MonoTypeOperatorFunction, type Observable, of, type SchedulerLike } from 'rxjs';

import type { Loading } from '../../domain/kernel/loading.js';
import { ANSWER_KEPT_MS, ANSWERS_KEPT } from '../../domain/limits.js';
import type { Navigator } from '../../domain/ports/browser/navigator.js';
import type { VisitStore } from '../../domain/ports/browser/visit-store.js';

/**
 * Whether two values say the same: numbers, texts and the like, and arrays and plain objects of such. Of anything else, a
 * function or a date say, only the very same one is the same.
 */
export function isSameData(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isSameData(item, other[index]));
  }
  if (!isPlain(one) || !isPlain(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSameData(one[name], other[name]))
  );
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** What a memory of answers has to know: who asks, when, and whether it was Back that brought them. */
export interface Asking {
  readonly navigator: Pick<Navigator, 'place$'>;
  readonly store: Pick<VisitStore, 'read'>;
  readonly time: SchedulerLike;
}

interface Kept<T> {
  readonly answer: T;
  readonly at: number;
}

/**
 * The answers to one kind of question that pages asked a moment ago, by what was asked (issue 14). Whoever comes Back or
 * Forward sees the answer of then at once, and it is asked for again quietly. Nobody's answer is shown to anybody else:
 * all of it is forgotten once another token is stored, or none.
 */
export class AnswerMemory<T> {
  private kept = new Map<string, Kept<T>>();
  private owner: string | undefined;

  /** Without `asking` it remembers nothing. */
  constructor(private readonly asking?: Asking) {}

  /**
   * For the states of a question `asked`: on Back the kept answer stands in place of the first wait, and after it comes only
   * what differs; a failure leaves it on view. What is asked anew later takes its usual course.
   */
  about(asked: string): MonoTypeOperatorFunction<Loading<T>> {
    return (states$) =>
      defer(() => {
        const owner = this.forgetOthers();
        let old = this.recall(asked);
        let begun = false;
        return states$.pipe(
          concatMap((state) => {
            if (state.kind === 'loading' && begun) old = undefined;
            begun = true;
            if (state.kind === 'ready') this.keep(asked, state.value, owner);
            if (state.kind === 'gone') this.forget(asked);
            return old === undefined ? of(state) : besides(old.answer, state);
          }),
        );
      });
  }

  /** It is known to be out of date. */
  forget(asked: string): void {
    this.kept.delete(asked);
  }

  private recall(asked: string): Kept<T> | undefined {
    const kept = this.kept.get(asked);
    if (!this.asking || !kept || this.asking.navigator.place$.value.arrival !== 'pop') return undefined;
    return this.asking.time.now() - kept.at < ANSWER_KEPT_MS ? kept : undefined;
  }

  /** An answer to somebody who has gone meanwhile is kept for nobody. */
  private keep(asked: string, answer: T, owner: string | undefined): void {
    if (!this.asking || this.forgetOthers() !== owner) return;
    // The one that was kept last is the last to go.
    this.kept.delete(asked);
    this.kept.set(asked, { answer, at: this.asking.time.now() });
    const [oldest] = this.kept.keys();
    if (this.kept.size > ANSWERS_KEPT && oldest !== undefined) this.kept.delete(oldest);
  }

  /** The stored token; what was kept for another one is forgotten. */
  private forgetOthers(): string | undefined {
    const token = this.asking?.store.read('token');
    if (token !== this.owner) this.kept = new Map();
    this.owner = token;
    return token;
  }
}

/** What there is to say while a kept answer is on view. */
function besides<T>(shown: T, state: Loading<T>): Observable<Loading<T>> {
  switch (state.kind) {
    case 'loading':
      return of({ kind: 'ready', value: shown, renewing: false });
    case 'ready':
      return isSameData(state.value, shown) ? EMPTY : of(state);
    case 'failed':
      return EMPTY;
    case 'gone':
      return of(state);
  }
}
