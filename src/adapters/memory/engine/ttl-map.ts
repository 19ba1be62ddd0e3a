import type { SchedulerLike } from 'rxjs';

import { ObservableRecord } from './observable-record.js';

/** Something remembered, under what, and until when. */
export interface Kept<T> {
  readonly key: string;
  readonly value: T;
  readonly endsAt: number;
}

/** Everything remembered, the newest last. What is past its time may still be in here until something new comes. */
export interface AllKept<T> {
  readonly all: readonly Kept<T>[];
}

/** Remembers values by key for a while: captchas, codes, tickets. */
export class TtlMap<T> {
  readonly kept = new ObservableRecord<AllKept<T>>({ all: [] });

  constructor(
    private readonly time: SchedulerLike,
    private readonly lifeMs: number,
  ) {}

  /** The newest that is not past its time. */
  get last(): Kept<T> | undefined {
    return this.alive().at(-1);
  }

  get(key: string): T | undefined {
    return this.find(key)?.value;
  }

  /** Remembers something new from now on, in place of what had the same key. Some of it lives a life of its own. */
  put(key: string, value: T, lifeMs = this.lifeMs): void {
    this.keep([...this.others(key), { key, value, endsAt: this.time.now() + lifeMs }]);
  }

  /** Gives another value to a key that is remembered; it is remembered no longer for that. */
  change(key: string, value: T): void {
    this.keep(this.alive().map((kept) => (kept.key === key ? { ...kept, value } : kept)));
  }

  drop(key: string): void {
    this.keep(this.others(key));
  }

  private find(key: string): Kept<T> | undefined {
    return this.alive().find((kept) => kept.key === key);
  }

  private others(key: string): readonly Kept<T>[] {
    return this.alive().filter((kept) => kept.key !== key);
  }

  private alive(): readonly Kept<T>[] {
    return this.kept.value.all.filter(({ endsAt }) => endsAt > this.time.now());
  }

  private keep(all: readonly Kept<T>[]): void {
    this.kept.change({ all });
  }
}
