import { BehaviorSubject, filter, ignoreElements, map, type Observable, tap } from 'rxjs';

import { type Behavior, readOnly } from '../../domain/kernel/streams.js';
import { markRepeat, type RepeatedPart, type RepeatEdge, repeatFrom } from '../../domain/lesson/repeat.js';
import type { Playback } from '../../domain/ports/playback.js';

/** Repeats the part of a video that the visitor has marked (docs/spec/lesson.md#repeat). */
export class Repeat {
  readonly part$: Behavior<RepeatedPart | undefined>;
  private readonly part = new BehaviorSubject<RepeatedPart | undefined>(undefined);

  constructor(private readonly playback: Pick<Playback, 'state$' | 'seek' | 'play'>) {
    this.part$ = readOnly(this.part);
  }

  mark(edge: RepeatEdge, positionS: number): void {
    this.part.next(markRepeat(this.part.value, edge, positionS));
  }

  clear(): void {
    this.part.next(undefined);
  }

  /** Cold; emits nothing, never errors, never completes. */
  run(): Observable<never> {
    const { playback } = this;
    return playback.state$.pipe(
      map((state) => repeatFrom(this.part.value, state)),
      filter((startS) => startS !== undefined),
      tap((startS) => {
        playback.seek(startS);
        playback.play();
      }),
      ignoreElements(),
    );
  }
}
