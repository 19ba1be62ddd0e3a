import { concat, filter, map, NEVER, type Observable, of, type SchedulerLike, switchMap, take, timer } from 'rxjs';

import { isAdvancing } from '../../domain/lesson/play-intent.js';
import { PART_SKIPPED, UNSEEKABLE } from '../../domain/lesson/strings.js';
import type { Playback, PlaybackNotice } from '../../domain/ports/playback.js';
import { RESUME_NOTICE_MS } from '../../domain/lesson/limits.js';

/**
 * The second at which playback was resumed: emitted when the video begins to play, followed by `undefined` after a few
 * seconds (docs/spec/lesson.md#resume). Cold; never errors.
 */
export function resumeNotice(
  fromS: number,
  playback: Pick<Playback, 'state$'>,
  time: SchedulerLike,
): Observable<number | undefined> {
  if (fromS === 0) return NEVER;
  return firstAdvance(playback).pipe(
    // A video that is shorter than expected starts at its beginning.
    filter(({ positionS }) => positionS > 1),
    // One that leaves too little behind the position starts sooner; a browser may land a moment before it.
    switchMap(({ positionS }) => concat(of(Math.min(fromS, Math.ceil(positionS))), pause(time))),
  );
}

const TEXTS: Readonly<Record<PlaybackNotice, string>> = { skipped: PART_SKIPPED, unseekable: UNSEEKABLE };

/**
 * What is wrong with a video that goes on (docs/spec/media.md), followed by `undefined` after a few seconds of playback.
 * Cold; never errors, never completes.
 */
export function playbackNotice(
  playback: Pick<Playback, 'state$' | 'notices$'>,
  time: SchedulerLike,
): Observable<string | undefined> {
  return playback.notices$.pipe(
    switchMap((notice) => concat(of(TEXTS[notice]), firstAdvance(playback).pipe(switchMap(() => pause(time))))),
  );
}

function firstAdvance(playback: Pick<Playback, 'state$'>) {
  return playback.state$.pipe(
    filter((state) => isAdvancing(state)),
    take(1),
  );
}

function pause(time: SchedulerLike): Observable<undefined> {
  return timer(RESUME_NOTICE_MS, time).pipe(map(() => undefined));
}
