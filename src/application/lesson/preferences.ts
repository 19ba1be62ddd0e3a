import { BehaviorSubject } from 'rxjs';

import { type Behavior, readOnly } from '../../domain/kernel/behavior.js';
import { type PlayPreferences, readPreferences, writePreferences } from '../../domain/lesson/play-preferences.js';
import type { VisitStore } from '../../domain/ports/browser/visit-store.port.js';

/** How the visitor likes films to be played, in this lesson and the next (pages §4). */
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
