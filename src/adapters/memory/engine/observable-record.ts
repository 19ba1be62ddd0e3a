import { BehaviorSubject } from 'rxjs';

import { type Behavior, readOnly } from '../../../domain/kernel/behavior.js';

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
