import { BehaviorSubject } from 'rxjs';

import { type Behavior, readOnly } from '../../domain/kernel/streams.js';
import { type PlayPreferences, readPreferences, writePreferences } from '../../domain/lesson/play-preferences.js';
import type { VisitStore } from '../../domain/ports/visit-store.js';

/** The visitor's player preferences, shared by all lessons (docs/spec/lesson.md#player). */
export class Preferences {
  readonly now$: Behavior<PlayPreferences>;
  private readonly now: BehaviorSubject<PlayPreferences>;

  constructor(private readonly store: VisitStore) {
    this.now = new BehaviorSubject(readPreferences(store.read('playPreferences')));
    this.now$ = readOnly(this.now);
  }

  change(changes: Partial<PlayPreferences>): void {
    const next = { ...this.now.value, ...changes };
    this.store.write('playPreferences', writePreferences(next));
    this.now.next(next);
  }
}
