import { filter, map, type Observable, skip } from 'rxjs';

import type { PlayId } from '../session/play-id.js';

/** One lesson at a time in one browser (pages §4): whoever begins to play says so, and all others hear it at once. */
export class PlayTurn {
  constructor(
    private readonly playId: PlayId,
    /** Of this playing alone. */
    private readonly own: string,
  ) {}

  /** From now on this is the one that plays. */
  take(): void {
    if (this.playId.value !== this.own) this.playId.remember(this.own);
  }

  /** Somebody else has begun to play. Cold; never errors, never completes. */
  lost(): Observable<void> {
    return this.playId.watch().pipe(
      skip(1),
      filter((id) => id !== undefined && id !== this.own),
      map(() => undefined),
    );
  }
}
