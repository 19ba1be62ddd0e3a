import {
  BehaviorSubject,
  distinctUntilChanged,
  ignoreElements,
  interval,
  map,
  merge,
  NEVER,
  type Observable,
  type SchedulerLike,
  switchMap,
  tap,
} from 'rxjs';

import { type Behavior, readOnly } from '../kernel/streams.js';
import { SLIDE_INTERVAL_MS } from './limits.js';
import type { Presence } from '../ports/presence.js';

export interface CarouselState {
  /** The visible slide, counted from 0. */
  readonly position: number;
  /** The slides are set to change automatically; the pause button shows this. */
  readonly isPlaying: boolean;
  /** The slides change automatically now: nothing holds them. */
  readonly autoplays: boolean;
  /** Slides whose images may be loaded. The other images are loaded shortly before their slide is shown. */
  readonly allowedImages: readonly number[];
}

/** What stops the automatic change while it lasts. */
type Interruption = 'pointer' | 'focus';

interface CarouselData {
  readonly position: number;
  readonly isPlaying: boolean;
  readonly interruptions: readonly Interruption[];
  readonly wanted: readonly number[];
  /** Slides whose images are loaded or have failed. */
  readonly settled: readonly number[];
}

/**
 * Slides that change automatically every 5 s (docs/spec/home.md#carousel). Pointer, focus and a hidden tab interrupt
 * that; choosing a slide or preferring reduced motion ends it. `play` starts it again, although pointer and focus are
 * on the button.
 */
export class Carousel {
  readonly state$: Behavior<CarouselState>;
  private readonly state: BehaviorSubject<CarouselState>;
  private data: CarouselData;

  /** `count` is 1 or more; a single slide never changes. */
  constructor(
    private readonly count: number,
    private readonly presence: Pick<Presence, 'visible$'>,
    private readonly time: SchedulerLike,
  ) {
    this.data = { position: 0, isPlaying: count > 1, interruptions: [], wanted: [0], settled: [] };
    this.state = new BehaviorSubject(this.now());
    this.state$ = readOnly(this.state);
  }

  /** Changes the slides automatically while subscribed. Cold; emits nothing, never fails, never completes. */
  run(): Observable<never> {
    const updates$ = this.presence.visible$.pipe(
      tap(() => {
        this.change({});
      }),
    );
    const turns$ = this.state.pipe(
      map(({ autoplays }) => autoplays),
      distinctUntilChanged(),
      // After an interruption the slide is shown for the full time again.
      switchMap((autoplays) => (autoplays ? interval(SLIDE_INTERVAL_MS, this.time) : NEVER)),
      tap(() => {
        this.show(this.data.position + 1);
      }),
    );
    return merge(updates$, turns$).pipe(ignoreElements());
  }

  /** Shows the slide that the visitor chose, counted around the end, and ends the automatic change. */
  goTo(position: number): void {
    this.pause();
    this.show(position);
  }

  goBy(steps: 1 | -1): void {
    this.goTo(this.data.position + steps);
  }

  play(): void {
    this.change({ isPlaying: this.count > 1, interruptions: [] });
  }

  pause(): void {
    this.change({ isPlaying: false });
  }

  interrupt(by: Interruption, holds: boolean): void {
    const others = this.data.interruptions.filter((hold) => hold !== by);
    this.change({ interruptions: holds ? [...others, by] : others });
  }

  /**
   * Called when the image of a slide is loaded or has failed. If the slide is visible, the next image may be loaded.
   */
  imageSettled(position: number): void {
    this.change({ settled: [...this.data.settled, position] });
    this.allowNextImage();
  }

  private show(position: number): void {
    const shown = this.wrapIndex(position);
    this.change({ position: shown });
    this.allowImage(shown);
    this.allowNextImage();
  }

  private allowNextImage(): void {
    const { position, settled } = this.data;
    if (settled.includes(position)) this.allowImage(this.wrapIndex(position + 1));
  }

  private allowImage(position: number): void {
    const { wanted } = this.data;
    if (!wanted.includes(position)) this.change({ wanted: [...wanted, position] });
  }

  private wrapIndex(position: number): number {
    return (position + this.count) % this.count;
  }

  private change(patch: Partial<CarouselData>): void {
    this.data = { ...this.data, ...patch };
    this.state.next(this.now());
  }

  private now(): CarouselState {
    const { position, isPlaying, interruptions, wanted } = this.data;
    return {
      position,
      isPlaying,
      allowedImages: wanted,
      autoplays: isPlaying && interruptions.length === 0 && this.presence.visible$.value,
    };
  }
}
