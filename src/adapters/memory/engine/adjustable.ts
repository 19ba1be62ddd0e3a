import { BehaviorSubject } from 'rxjs';

import { type Behavior, readOnly } from '../../../domain/kernel/behavior.js';

/** A record that can be read, turned by a lever, and watched by a panel. Every change is a new record. */
export class Adjustable<T extends object> {
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
}
