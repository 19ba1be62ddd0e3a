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
  /** The slide on view, counted from 0. */
  readonly position: number;
  /** It is meant to turn by itself; the pause button shows this. */
  readonly playing: boolean;
  /** It does turn by itself: nothing holds it. */
  readonly turning: boolean;
  /** Slides whose pictures may be asked for: others wait until their turn is near. */
  readonly wanted: readonly number[];
}

/** What keeps a carousel at rest for as long as it lasts. */
type Hold = 'pointer' | 'focus';

interface Held {
  readonly position: number;
  readonly playing: boolean;
  readonly holds: readonly Hold[];
  readonly wanted: readonly number[];
  /** Slides whose pictures have come, or cannot come. */
  readonly settled: readonly number[];
}

/**
 * Slides that turn (pages §1.1): by themselves every 5 s, at rest under the pointer, under focus and in a hidden tab, and
 * for good once the visitor has turned them or wants nothing to move. Who presses play means it: then it turns although
 * pointer and focus are on the button.
 */
export class Carousel {
  readonly state$: Behavior<CarouselState>;
  private readonly state: BehaviorSubject<CarouselState>;
  private held: Held;

  /** `count` is 1 or more; one slide never turns. */
  constructor(
    private readonly count: number,
    private readonly presence: Pick<Presence, 'visible$'>,
    private readonly time: SchedulerLike,
  ) {
    this.held = { position: 0, playing: count > 1, holds: [], wanted: [0], settled: [] };
    this.state = new BehaviorSubject(this.now());
    this.state$ = readOnly(this.state);
  }

  /** Lets the slides turn while subscribed. Cold; emits nothing, never fails, never completes. */
  run(): Observable<never> {
    const looks$ = this.presence.visible$.pipe(
      tap(() => {
        this.change({});
      }),
    );
    const turns$ = this.state.pipe(
      map(({ turning }) => turning),
      distinctUntilChanged(),
      // After a rest a slide has its whole time again.
      switchMap((turning) => (turning ? interval(CAROUSEL_TURN_MS, this.time) : NEVER)),
      tap(() => {
        this.show(this.held.position + 1);
      }),
    );
    return merge(looks$, turns$).pipe(ignoreElements());
  }

  /** The visitor wants the slide at `position`, counted around the end: it never turns by itself again. */
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

  /** The picture of a slide has come, or is known not to come: while it is on view, the next one may be asked for. */
  pictureSettled(position: number): void {
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
