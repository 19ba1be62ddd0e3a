import { BehaviorSubject, distinctUntilChanged, filter, ignoreElements, map, merge, type Observable, tap } from 'rxjs';

import { type Behavior, readOnly } from '../../domain/kernel/behavior.js';
import type { PlayTurn } from '../../domain/lesson/play-turn.js';
import { moves, type WishToPlay } from '../../domain/lesson/wish-to-play.js';
import type { Playback } from '../../domain/ports/browser/playback.port.js';

interface Needs {
  readonly turn: PlayTurn;
  readonly playback: Pick<Playback, 'state$' | 'play' | 'pause'>;
}

/** One lesson at a time in one browser (pages §4): pauses the film when another page begins to play. */
export class OneAtATime {
  /** Another page plays now, and this one was paused for it. */
  readonly elsewhere$: Behavior<boolean>;
  private readonly elsewhere = new BehaviorSubject(false);

  constructor(
    private readonly wish: WishToPlay,
    private readonly needs: Needs,
  ) {
    this.elsewhere$ = readOnly(this.elsewhere);
  }

  /** `lost` is told first. Cold; emits nothing, never errors, never completes. */
  run(lost: () => void): Observable<never> {
    const { playback, turn } = this.needs;
    const begun$ = playback.state$.pipe(
      map(moves),
      distinctUntilChanged(),
      filter(Boolean),
      tap(() => {
        this.elsewhere.next(false);
        turn.take();
      }),
    );
    const lost$ = turn.lost().pipe(
      tap(() => {
        lost();
        if (!this.wish.plays) return;
        this.wish.plays = false;
        playback.pause();
        this.elsewhere.next(true);
      }),
    );
    return merge(begun$, lost$).pipe(ignoreElements());
  }

  /** The visitor wants it here: the other page pauses. */
  takeBack(): void {
    const { playback, turn } = this.needs;
    this.elsewhere.next(false);
    turn.take();
    this.wish.plays = true;
    playback.play();
  }
}
