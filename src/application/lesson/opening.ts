import {
  BehaviorSubject,
  catchError,
  distinctUntilChanged,
  filter,
  ignoreElements,
  map,
  merge,
  NEVER,
  type Observable,
  of,
  repeat,
  type SchedulerLike,
  startWith,
  Subject,
  switchMap,
  take,
  takeWhile,
  tap,
  timer,
} from 'rxjs';

import { type AppError, asAppError } from '../../domain/errors/app-error.js';
import { reactionTo } from '../../domain/errors/error-catalogue.js';
import type { Recovery } from '../../domain/errors/recovery.js';
import { SERVICE_BROKEN } from '../../domain/errors/strings.js';
import { type Behavior, readOnly } from '../../domain/kernel/streams.js';
import { chosenQuality, type PlayFace, type PlaySources, type Quality } from '../../domain/lesson/opening.js';
import type { WishToPlay } from '../../domain/lesson/playing.js';
import { PLAYER_FAILED, STREAM_BROKEN } from '../../domain/lesson/strings.js';
import { STREAM_HEALED_S } from '../../domain/limits.js';
import type { MediaSource, Playback, PlaybackFault, PlaybackState } from '../../domain/ports/browser/playback.js';
import type { Presence } from '../../domain/ports/browser/presence.js';
import type { LessonGateway } from '../../domain/ports/server/lesson-gateway.js';
import type { CodeLoader, CodeState } from '../site/code-loader.js';
import type { ErrorReporter } from '../site/error-reporter.js';
import type { Preferences, QualityChoice } from './lesson-play.js';
import { starving } from './play-limits.js';

export interface AskingNeeds {
  readonly gateway: Pick<LessonGateway, 'playSources'>;
  readonly recovery: Pick<Recovery, 'moment'>;
  readonly reporter: Pick<ErrorReporter, 'note'>;
}

/** Where a film can be had, or why nobody knows. */
export type SourcesAnswer = PlaySources | Extract<PlayFace, { kind: 'offline' | 'failed' }>;

const OFFLINE = { kind: 'offline' } as const;

/**
 * Asks where the film of a lesson can be had (API 3.10). Where nobody can be reached it says `offline` and asks again when
 * that may have changed. Cold: ends with sources or `failed`; never errors.
 */
export function askingSources(
  lessonId: number,
  { gateway, recovery, reporter }: AskingNeeds,
): Observable<SourcesAnswer> {
  return gateway.playSources(lessonId).pipe(
    catchError((thrown: unknown): Observable<SourcesAnswer> => {
      const error = asAppError(thrown);
      if (error.kind === 'offline') return of(OFFLINE);
      reporter.note(error);
      return of({ kind: 'failed', text: wordsFor(error) });
    }),
    repeat({ delay: (failures) => recovery.moment(OFFLINE, failures) }),
    takeWhile((answer) => answer.kind === 'offline', true),
  );
}

function wordsFor(error: AppError): string {
  const reaction = reactionTo(error);
  return reaction.kind === 'nothing' || reaction.kind === 'log' ? SERVICE_BROKEN : reaction.text;
}

type OpeningKind = 'asking' | 'no-address' | 'frame' | 'film' | 'offline' | 'unsupported' | 'failed';
export type Opening = Extract<PlayFace, { kind: OpeningKind }>;

/** What opening a film takes. */
export interface OpeningNeeds extends AskingNeeds {
  readonly playback: Playback;
  readonly presence: Presence;
  readonly preferences: Preferences;
  readonly code: Pick<CodeLoader, 'watch'>;
  readonly time: SchedulerLike;
}

const ASKING: Opening = { kind: 'asking' };
const NO_QUALITIES: QualityChoice = { qualities: [], chosen: undefined };

/**
 * Finds out where a film is and opens it, again where that is needed (pages §4): an address that breaks is asked for
 * anew once and the film goes on at its position; without a network it waits; then the visitor is told.
 */
export class FilmOpening {
  readonly state$: Behavior<Opening>;
  readonly qualities$: Behavior<QualityChoice>;
  private readonly state = new BehaviorSubject<Opening>(ASKING);
  private readonly qualities = new BehaviorSubject(NO_QUALITIES);
  /** What is being done about it; the newest is done alone. */
  private readonly jobs = new Subject<Observable<unknown>>();
  /** What is to be opened; the newest replaces one whose code has not come yet. */
  private readonly openings = new Subject<Quality>();
  private readonly undecodable = new Set<string>();
  /** Where the film was asked for anew and has not played on for long; `undefined` while it may break once more. */
  private mendedAtS: number | undefined;

  constructor(
    private readonly lessonId: number,
    private readonly wish: WishToPlay,
    private readonly needs: OpeningNeeds,
  ) {
    this.state$ = readOnly(this.state);
    this.qualities$ = readOnly(this.qualities);
  }

  /** Opens the film and keeps it open while subscribed. Cold; emits nothing, never errors, never completes. */
  run(): Observable<never> {
    const { state$ } = this.needs.playback;
    const faults$ = state$.pipe(
      tap((state) => {
        this.follow(state);
      }),
      map(({ fault }) => fault),
      distinctUntilChanged(),
      filter((fault) => fault !== undefined),
      tap((fault) => {
        this.mend(fault);
      }),
    );
    const work$ = this.jobs.pipe(
      startWith(this.ask()),
      switchMap((job$) => job$),
    );
    const openings$ = this.openings.pipe(switchMap(({ source }) => this.load(source)));
    // Before the faults: what breaks while it starves says more.
    const starves$ = starving(this.needs).pipe(
      tap((starves) => {
        if (starves) this.state.next({ kind: 'offline' });
        else if (this.state.value.kind === 'offline') this.state.next({ kind: 'film' });
      }),
    );
    return merge(openings$, work$, starves$, faults$).pipe(ignoreElements());
  }

  /** The visitor wants it tried again. */
  retry(): void {
    this.mendedAtS = undefined;
    this.undecodable.clear();
    this.state.next(ASKING);
    this.jobs.next(this.ask());
  }

  choose(key: string): void {
    const { qualities, chosen } = this.qualities.value;
    const quality = qualities.find((one) => one.key === key);
    if (!quality || key === chosen) return;
    this.needs.preferences.change({ quality: key });
    this.open(quality);
  }

  private ask(): Observable<unknown> {
    return askingSources(this.lessonId, this.needs).pipe(
      tap((answer) => {
        this.take(answer);
      }),
    );
  }

  private take(answer: SourcesAnswer): void {
    if (answer.kind === 'none') this.state.next({ kind: 'no-address' });
    else if (answer.kind === 'film') {
      this.qualities.next({ qualities: answer.qualities, chosen: undefined });
      const quality = chosenQuality(answer.qualities, this.needs.preferences.now$.value.quality);
      if (quality) this.open(quality);
    } else this.state.next(answer);
  }

  private open(quality: Quality): void {
    this.qualities.next({ ...this.qualities.value, chosen: quality.key });
    this.openings.next(quality);
  }

  /** The code for streams may be missing after a deployment: the code loader loads the document again for it, once. */
  private load(source: MediaSource): Observable<unknown> {
    const { code, playback } = this.needs;
    const code$: Observable<CodeState<unknown>> =
      source.kind === 'file'
        ? of({ kind: 'ready', value: undefined })
        : code.watch({ name: 'streams', fetch: () => playback.fetchStreamCode() }, NEVER);
    return code$.pipe(
      tap((state) => {
        if (state.kind === 'ready') this.begin(source);
        else if (state.kind === 'failed' && !state.online) this.waitForNetwork();
        else if (state.kind === 'failed') this.state.next({ kind: 'failed', text: PLAYER_FAILED });
      }),
    );
  }

  private begin(source: MediaSource): void {
    const { playback } = this.needs;
    const { positionS, plays } = this.wish;
    this.state.next({ kind: 'film' });
    playback.open(source, positionS);
    if (plays) playback.play();
  }

  private follow(state: PlaybackState): void {
    this.wish.follow(state);
    const { mendedAtS } = this;
    if (state.phase === 'playing' && mendedAtS !== undefined && state.positionS > mendedAtS + STREAM_HEALED_S) {
      this.mendedAtS = undefined;
    }
  }

  private mend(fault: PlaybackFault): void {
    if (fault === 'unsupported') this.tryAnother();
    else if (!this.needs.presence.isOnline()) this.waitForNetwork();
    else if (this.mendedAtS === undefined) {
      this.mendedAtS = this.wish.positionS;
      this.jobs.next(this.ask());
    } else this.state.next({ kind: 'failed', text: STREAM_BROKEN });
  }

  /** Of two files the browser may be able to play the other. */
  private tryAnother(): void {
    const { qualities, chosen } = this.qualities.value;
    if (chosen !== undefined) this.undecodable.add(chosen);
    const other = qualities.find(({ key }) => !this.undecodable.has(key));
    if (!other) this.state.next({ kind: 'unsupported' });
    else {
      // Later, so that everybody who listens to the playback hears of the failure first.
      const job$ = timer(0, this.needs.time).pipe(
        tap(() => {
          this.open(other);
        }),
      );
      this.jobs.next(job$);
    }
  }

  private waitForNetwork(): void {
    this.state.next({ kind: 'offline' });
    const back$ = this.needs.presence.online$.pipe(
      take(1),
      tap(() => {
        const { qualities, chosen } = this.qualities.value;
        const quality = chosenQuality(qualities, chosen);
        if (quality) this.open(quality);
      }),
    );
    this.jobs.next(back$);
  }
}
