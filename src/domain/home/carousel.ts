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
import { CAROUSEL_TURN_MS } from '../limits.js';
import type { Presence } from '../ports/browser/presence.js';

export interface CarouselState {
  /** The visible slide, counted from 0. */
  readonly position: number;
  /** The slides are set to change automatically; the pause button shows this. */
  readonly playing: boolean;
  /** The slides change automatically now: nothing holds them. */
  readonly turning: boolean;
  /** Slides whose images may be loaded. The other images are loaded shortly before their slide is shown. */
  readonly wanted: readonly number[];
}

/** What stops the automatic change while it lasts. */
type Hold = 'pointer' | 'focus';

interface Held {
  readonly position: number;
  readonly playing: boolean;
  readonly holds: readonly Hold[];
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
  private held: Held;

  /** `count` is 1 or more; a single slide never changes. */
  constructor(
    private readonly count: number,
    private readonly presence: Pick<Presence, 'visible$'>,
    private readonly time: SchedulerLike,
  ) {
    this.held = { position: 0, playing: count > 1, holds: [], wanted: [0], settled: [] };
    this.state = new BehaviorSubject(this.now());
    this.state$ = readOnly(this.state);
  }

  /** Changes the slides automatically while subscribed. Cold; emits nothing, never fails, never completes. */
  run(): Observable<never> {
    const looks$ = this.presence.visible$.pipe(
      tap(() => {
        this.change({});
      }),
    );
    const turns$ = this.state.pipe(
      map(({ turning }) => turning),
      distinctUntilChanged(),
      // After an interruption the slide is shown for the full time again.
      switchMap((turning) => (turning ? interval(CAROUSEL_TURN_MS, this.time) : NEVER)),
      tap(() => {
        this.show(this.held.position + 1);
      }),
    );
    return merge(looks$, turns$).pipe(ignoreElements());
  }

  /** Shows the slide that the visitor chose, counted around the end, and ends the automatic change. */
  turnTo(position: number): void {
    this.pause();
    this.show(position);
  }

  turnBy(steps: 1 | -1): void {
    this.turnTo(this.held.position + steps);
  }

  play(): void {
    this.change({ playing: this.count > 1, holds: [] });
  }

  pause(): void {
    this.change({ playing: false });
  }

  hold(by: Hold, holds: boolean): void {
    const others = this.held.holds.filter((hold) => hold !== by);
    this.change({ holds: holds ? [...others, by] : others });
  }

  /**
   * Called when the image of a slide is loaded or has failed. If the slide is visible, the next image may be loaded.
   */
  imageSettled(position: number): void {
    this.change({ settled: [...this.held.settled, position] });
    this.wantNext();
  }

  private show(position: number): void {
    const shown = this.around(position);
    this.change({ position: shown });
    this.want(shown);
    this.wantNext();
  }

  private wantNext(): void {
    const { position, settled } = this.held;
    if (settled.includes(position)) this.want(this.around(position + 1));
  }

  private want(position: number): void {
    const { wanted } = this.held;
    if (!wanted.includes(position)) this.change({ wanted: [...wanted, position] });
  }

  private around(position: number): number {
    return (position + this.count) % this.count;
  }

  private change(patch: Partial<Held>): void {
    this.held = { ...this.held, ...patch };
    this.state.next(this.now());
  }

  private now(): CarouselState {
    const { position, playing, holds, wanted } = this.held;
    return { position, playing, wanted, turning: playing && holds.length === 0 && this.presence.visible$.value };
  }
}
