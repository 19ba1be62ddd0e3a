import { map, NEVER, type Observable, repeat, type SchedulerLike, startWith, timer } from 'rxjs';

import type { Watermark, WatermarkSetting } from '../../domain/lesson/watermark.js';
import { WATERMARK_MS } from '../../domain/limits.js';

/** A mark and where it stands: at once, and a new place every 5 s (pages §4). Cold; never errors, never completes. */
export function movingWatermark(
  mark: WatermarkSetting | undefined,
  { random, time }: { readonly random: () => number; readonly time: SchedulerLike },
): Observable<Watermark> {
  if (!mark) return NEVER;
  const moves$ = timer(WATERMARK_MS, time).pipe(repeat());
  return moves$.pipe(
    startWith(undefined),
    map(() => ({ ...mark, at: { x: random(), y: random() } })),
  );
}
