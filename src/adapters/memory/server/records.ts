import { BehaviorSubject, type SchedulerLike } from 'rxjs';

import { type Behavior, readOnly } from '../../../domain/kernel/streams.js';
import type { Page, PageRequest } from '../../../domain/paging.js';

/** What can be kept as JSON and brought back into another pretend site. */
export interface Storable {
  readonly now$: Behavior<object>;
  /** Takes back what was read here once. What does not look like it is left alone. */
  bringBack(stored: object): void;
}

/** A record that can be read, turned by a control, and watched by a panel. Every change is a new record. */
export class ObservableRecord<T extends object> implements Storable {
  readonly now$: Behavior<T>;
  private readonly record: BehaviorSubject<T>;

  constructor(initial: T) {
    this.record = new BehaviorSubject(initial);
    this.now$ = readOnly(this.record);
  }

  get value(): T {
    return this.record.value;
  }

  change(patch: Partial<T>): void {
    this.record.next({ ...this.record.value, ...patch });
  }

  bringBack(stored: object): void {
    const present = new Map<string, unknown>(Object.entries(this.record.value));
    const alike = Object.entries(stored).filter(
      ([name, value]) => !present.has(name) || sortOf(present.get(name)) === sortOf(value),
    );
    // Its type got lost on the way through JSON; what a reader could trip over was looked at above.
    this.change(Object.fromEntries(alike) as Partial<T>);
  }
}

function sortOf(value: unknown): string {
  return Array.isArray(value) ? 'array' : typeof value;
}

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

/** Entries of every member, by user id. */
export type ByMember<T> = Readonly<Record<number, readonly T[]>>;

/** The latest in front. What has no date comes last; equals keep their order. */
export function newestFirst<T extends { readonly createdAt: number | undefined }>(entries: readonly T[]): readonly T[] {
  return entries.toSorted((one, other) => (other.createdAt ?? 0) - (one.createdAt ?? 0));
}

/** One part of a list; beyond its end there is nothing. */
export function pageOf<T>(all: readonly T[], { page, size }: PageRequest): Page<T> {
  return { items: all.slice((page - 1) * size, page * size), total: all.length };
}
