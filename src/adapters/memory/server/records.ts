import { BehaviorSubject, type SchedulerLike } from 'rxjs';

import { type Behavior, readOnly } from '../../../domain/kernel/streams.js';
import type { Page, PageRequest } from '../../../domain/kernel/paging.js';

/** Data that can be stored as JSON and restored into another in-memory server. */
export interface Storable {
  readonly now$: Behavior<object>;
  /** Restores a value that `now$` once emitted. Entries of a different type are ignored. */
  restore(stored: object): void;
}

/** A record that can be read, changed and observed. Every change creates a new object. */
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

  restore(stored: object): void {
    const current = new Map<string, unknown>(Object.entries(this.record.value));
    const restorable = Object.entries(stored).filter(
      ([name, value]) => !current.has(name) || typeNameOf(current.get(name)) === typeNameOf(value),
    );
    // JSON loses the type; the filter above has removed entries of another type.
    this.change(Object.fromEntries(restorable) as Partial<T>);
  }
}

function typeNameOf(value: unknown): string {
  return Array.isArray(value) ? 'array' : typeof value;
}

/** A value with its key and its end (epoch ms). */
export interface TimedEntry<T> {
  readonly key: string;
  readonly value: T;
  readonly endsAt: number;
}

/** All entries, the newest last. Expired entries may remain until the next change. */
export interface TimedEntries<T> {
  readonly all: readonly TimedEntry<T>[];
}

/** Stores values by key for a limited time: captchas, codes, tickets. */
export class TtlMap<T> {
  readonly stored = new ObservableRecord<TimedEntries<T>>({ all: [] });

  constructor(
    private readonly time: SchedulerLike,
    private readonly lifeMs: number,
  ) {}

  /** The newest entry that has not expired. */
  get last(): TimedEntry<T> | undefined {
    return this.unexpired().at(-1);
  }

  get(key: string): T | undefined {
    return this.find(key)?.value;
  }

  /** Stores a value from now on and replaces the entry with the same key. `lifeMs` overrides the default lifetime. */
  put(key: string, value: T, lifeMs = this.lifeMs): void {
    this.save([...this.others(key), { key, value, endsAt: this.time.now() + lifeMs }]);
  }

  /** Replaces the value of an existing entry; its lifetime is not extended. */
  change(key: string, value: T): void {
    this.save(this.unexpired().map((stored) => (stored.key === key ? { ...stored, value } : stored)));
  }

  drop(key: string): void {
    this.save(this.others(key));
  }

  private find(key: string): TimedEntry<T> | undefined {
    return this.unexpired().find((stored) => stored.key === key);
  }

  private others(key: string): readonly TimedEntry<T>[] {
    return this.unexpired().filter((stored) => stored.key !== key);
  }

  private unexpired(): readonly TimedEntry<T>[] {
    return this.stored.value.all.filter(({ endsAt }) => endsAt > this.time.now());
  }

  private save(all: readonly TimedEntry<T>[]): void {
    this.stored.change({ all });
  }
}

/** Entries of every member, by user id. */
export type ByMember<T> = Readonly<Record<number, readonly T[]>>;

/** Newest first. Entries without a date are last; equal entries keep their order. */
export function newestFirst<T extends { readonly createdAt: number | undefined }>(entries: readonly T[]): readonly T[] {
  return [...entries].sort((one, other) => (other.createdAt ?? 0) - (one.createdAt ?? 0));
}

/** One page of a list; empty beyond the end. */
export function cutPage<T>(all: readonly T[], { page, size }: PageRequest): Page<T> {
  return { items: all.slice((page - 1) * size, page * size), total: all.length };
}
