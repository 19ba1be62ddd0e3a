import { concatMap, defer, EMPTY, type MonoTypeOperatorFunction, type Observable, of, type SchedulerLike } from 'rxjs';

import { remainingMs } from '../../domain/kernel/countdown.js';
import type { Loading } from '../../domain/kernel/loading.js';
import { ANSWER_CACHE_LIFE_MS, CACHED_ANSWERS_MAX } from '../../domain/site/limits.js';
import type { PageNavigator } from '../../domain/ports/navigator.js';
import type { VisitStore } from '../../domain/ports/visit-store.js';

/**
 * Deep equality of primitive values, arrays and plain objects. Anything else, such as a function or a date, equals only
 * itself.
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

/** What the cache needs to know: the stored token, the time, and whether Back led to the present page. */
export interface CacheContext {
  readonly navigator: Pick<PageNavigator, 'location$'>;
  readonly store: Pick<VisitStore, 'read'>;
  readonly time: SchedulerLike;
}

interface CachedAnswer<T> {
  readonly answer: T;
  readonly at: number;
}

/**
 * Caches the recent answers to one kind of request, by key (docs/spec/every-page.md#back-and-forward). After Back or
 * Forward a page shows the cached answer at once, and the request is repeated in the background. Another stored token,
 * or none, clears the cache, so that no visitor sees another visitor's answers.
 */
export class ResponseCache<T> {
  private cached = new Map<string, CachedAnswer<T>>();
  private owner: string | undefined;

  /** Without `context` it caches nothing. */
  constructor(private readonly context?: CacheContext) {}

  /**
   * Wraps the states of the request with the key `key`. On Back the cached answer replaces the first `loading`; after
   * it only a different answer is emitted, and a failure is hidden. Later retries show their usual states.
   */
  wrap(key: string): MonoTypeOperatorFunction<Loading<T>> {
    return (states$) =>
      defer(() => {
        const owner = this.clearForOtherToken();
        let old = this.lookup(key);
        let begun = false;
        return states$.pipe(
          concatMap((state) => {
            if (state.kind === 'loading' && begun) old = undefined;
            begun = true;
            if (state.kind === 'ready') this.save(key, state.value, owner);
            if (state.kind === 'missing') this.forget(key);
            return old === undefined ? of(state) : unlessSame(old.answer, state);
          }),
        );
      });
  }

  /** Removes an answer that is out of date. */
  forget(key: string): void {
    this.cached.delete(key);
  }

  private lookup(key: string): CachedAnswer<T> | undefined {
    const cached = this.cached.get(key);
    if (!this.context || !cached || this.context.navigator.location$.value.arrival !== 'pop') return undefined;
    const leftMs = remainingMs(cached.at + ANSWER_CACHE_LIFE_MS, ANSWER_CACHE_LIFE_MS, this.context.time.now());
    return leftMs > 0 ? cached : undefined;
  }

  /** An answer to a request of an earlier visitor is not stored. */
  private save(key: string, answer: T, owner: string | undefined): void {
    if (!this.context || this.clearForOtherToken() !== owner) return;
    setNewest(this.cached, key, { answer, at: this.context.time.now() });
  }

  /** Returns the stored token; clears the cache when it has changed. */
  private clearForOtherToken(): string | undefined {
    const token = this.context?.store.read('token');
    if (token !== this.owner) this.cached = new Map();
    this.owner = token;
    return token;
  }
}

/** Stores a value that Back may show, as the newest: insertion order is the order of removal. */
export function setNewest<T>(cached: Map<string, T>, key: string, value: T): void {
  cached.delete(key);
  cached.set(key, value);
  const [oldest] = cached.keys();
  if (cached.size > CACHED_ANSWERS_MAX && oldest !== undefined) cached.delete(oldest);
}

/** The states to emit while a cached answer is visible. */
function unlessSame<T>(shown: T, state: Loading<T>): Observable<Loading<T>> {
  switch (state.kind) {
    case 'loading':
      return of({ kind: 'ready', value: shown, isRenewing: false });
    case 'ready':
      return isSameData(state.value, shown) ? EMPTY : of(state);
    case 'failed':
      return EMPTY;
    case 'missing':
      return of(state);
  }
}
