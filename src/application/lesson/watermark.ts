import { map, NEVER, type Observable, repeat, type SchedulerLike, startWith, timer } from 'rxjs';

import type { Watermark, WatermarkSetting } from '../../domain/lesson/watermark.js';
import { WATERMARK_INTERVAL_MS } from '../../domain/lesson/limits.js';

/**
 * The watermark with its position: at once, and a new random position every `WATERMARK_INTERVAL_MS`
 * (docs/spec/lesson.md#watermark). Cold; never errors, never completes.
 */
export function movingWatermark(
  mark: WatermarkSetting | undefined,
  { random, time }: { readonly random: () => number; readonly time: SchedulerLike },
): Observable<Watermark> {
  if (!mark) return NEVER;
  const moves$ = timer(WATERMARK_INTERVAL_MS, time).pipe(repeat());
  return moves$.pipe(
    startWith(undefined),
    map(() => ({ ...mark, at: { x: random(), y: random() } })),
  );
}
