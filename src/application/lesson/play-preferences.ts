import { BehaviorSubject } from 'rxjs';

import { type Behavior, readOnly } from '../../domain/kernel/streams.js';
import { type PlayPreferences, readPreferences, writePreferences } from '../../domain/lesson/play-preferences.js';
import {
  readUprightLessons,
  uprightRatioOf,
  type UprightLessons,
  withAspectRatio,
  writeUprightLessons,
} from '../../domain/lesson/video-shape.js';
import type { VisitStore } from '../../domain/ports/visit-store.js';

/** The visitor's player preferences, shared by all lessons (docs/spec/lesson.md#player). */
export class Preferences {
  readonly now$: Behavior<PlayPreferences>;
  private readonly now: BehaviorSubject<PlayPreferences>;

  constructor(private readonly store: VisitStore) {
    this.now = new BehaviorSubject(this.stored());
    this.now$ = readOnly(this.now);
  }

  /** Takes over what other tabs have stored: the video that plays keeps its settings, the next lesson has the newest. */
  refresh(): void {
    this.now.next(this.stored());
  }

  change(changes: Partial<PlayPreferences>): void {
    this.store.write('playPreferences', writePreferences({ ...this.stored(), ...changes }));
    this.now.next({ ...this.now.value, ...changes });
  }

  /** Remembers the shape of a lesson's video for the next visit. */
  learnShape(lessonId: number, aspectRatio: number): void {
    const known = this.uprightLessons();
    const after = withAspectRatio(known, lessonId, aspectRatio);
    if (after !== known) this.store.write('uprightLessons', writeUprightLessons(after));
  }

  /** The aspect ratio of an upright video that was played on this device; `undefined` for any other lesson. */
  uprightRatio(lessonId: number | undefined): number | undefined {
    return uprightRatioOf(lessonId, this.uprightLessons());
  }

  private uprightLessons(): UprightLessons {
    return readUprightLessons(this.store.read('uprightLessons'));
  }

  private stored(): PlayPreferences {
    return readPreferences(this.store.read('playPreferences'));
  }
}
