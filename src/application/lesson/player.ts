import {
  BehaviorSubject,
  combineLatest,
  distinctUntilChanged,
  ignoreElements,
  map,
  merge,
  type MonoTypeOperatorFunction,
  NEVER,
  type Observable,
  of,
  type Subject,
  tap,
} from 'rxjs';

import { lessonAddress } from '../../domain/courses/course-address.js';
import { type Lesson, lessonAccess, progressOf } from '../../domain/courses/directory.js';
import { type Behavior, readOnly } from '../../domain/kernel/streams.js';
import type { PlayerView } from '../../domain/lesson/player-view.js';
import { type LessonDetail, neighboursOf } from '../../domain/lesson/lesson-page.js';
import type { PlaybackLock } from '../../domain/lesson/exclusive-playback.js';
import { PlayIntent } from '../../domain/lesson/play-intent.js';
import type { PlayPreferences } from '../../domain/lesson/play-preferences.js';
import type { Watermark, WatermarkSetting } from '../../domain/lesson/watermark.js';
import type { ProgressReports } from '../../domain/lesson/progress-reports.js';
import { ProgressRecorder, WatchTracker } from '../../domain/lesson/progress-recorder.js';
import type { RepeatedPart, RepeatEdge } from '../../domain/lesson/repeat.js';
import { startAt, startWithin, watchedBefore } from '../../domain/lesson/start-position.js';
import type { PageNavigator } from '../../domain/ports/navigator.js';
import type { DeviceMediaSession } from '../../domain/ports/playback.js';
import type { LessonsAhead } from './lessons-ahead.js';
import { type EndView, LessonEnd } from './lesson-end.js';
import { syncMediaSession } from './media-session.js';
import { playbackNotice, resumeNotice } from './resume-notice.js';
import { movingWatermark } from './watermark.js';
import { type OpeningDependencies, type QualityChoice, VideoOpening } from './video-opening-and-recovery.js';
import { ExclusivePlayback } from './exclusive-playback.js';
import { PlayLimits } from './play-limits.js';
import { Repeat } from './repeat.js';

/** The dependencies of `LessonPlayer`. */
export interface PlayerDependencies extends OpeningDependencies {
  readonly mediaSession: DeviceMediaSession;
  readonly navigator: PageNavigator;
  readonly reports: Pick<ProgressReports, 'record' | 'store'>;
  readonly lock: PlaybackLock;
  readonly ahead: Pick<LessonsAhead, 'fetch' | 'fetchWithVideo'>;
  readonly random: () => number;
}

/** The lesson to play and what is known at its start. */
export interface LessonToPlay {
  readonly page: LessonDetail;
  readonly memberId: number | undefined;
  /** The position that this device has stored for the lesson, in seconds: the server's answer may be older. */
  readonly pendingS: number;
  /** The second that the address names. */
  readonly requestedS: number | undefined;
  /** The visitor clicked a lesson or '下一节', so playback may start with sound (docs/spec/lesson.md#player). */
  readonly mayAutoplay: boolean;
  readonly mark: WatermarkSetting | undefined;
  /** The lessons of the course that the member has not finished yet, in the order of the directory. */
  readonly unfinished: () => readonly Lesson[];
}

/**
 * One lesson being played: what the page shows, and the visitor's actions (docs/spec/lesson.md#player). Playing, pausing
 * and seeking are methods of `Playback`. It works while `run` is subscribed to.
 */
export class LessonPlayer {
  private readonly resumedAt = new BehaviorSubject<number | undefined>(undefined);
  private readonly notice = new BehaviorSubject<string | undefined>(undefined);
  private readonly watermark = new BehaviorSubject<Watermark | undefined>(undefined);
  readonly view$: Behavior<PlayerView>;
  /** True while the visitor waits for the video, at its beginning, in a stall or without a network. Cold. */
  readonly isAwaited$: Observable<boolean>;
  /** True for a preview: the page shows a bar over the video with the call to action of the course. */
  readonly isPreview: boolean;
  /** The second at which playback was resumed, for a few seconds after it was: '已从 mm:ss 继续播放'. */
  readonly resumedAt$ = readOnly(this.resumedAt);
  /** What is wrong with a video that goes on, for a few seconds. */
  readonly notice$ = readOnly(this.notice);
  /** The part of the video that is repeated, or whose start is marked (docs/spec/lesson.md#repeat). */
  readonly repeated$: Behavior<RepeatedPart | undefined>;
  /** The watermark over the video and its present position; `undefined` when the owner has not enabled one. */
  readonly watermark$ = readOnly(this.watermark);
  readonly qualities$: Behavior<QualityChoice>;
  /** Speed, volume and muting as the visitor chose them, in this lesson or an earlier one. */
  readonly preferences$: Behavior<PlayPreferences>;
  readonly previous: Lesson | undefined;
  readonly next: Lesson | undefined;
  private readonly view: BehaviorSubject<PlayerView>;
  private readonly fromS: number;
  /** Where the video starts if the visitor requests a second, as far as they may seek. */
  private readonly startFrom: (requestedS: number | undefined) => number;
  private readonly intent: PlayIntent;
  private readonly recorder: ProgressRecorder;
  private readonly opening: VideoOpening;
  private readonly repeat: Repeat;
  private readonly limits: PlayLimits;
  private readonly exclusivePlayback: ExclusivePlayback;
  private readonly end: LessonEnd;

  constructor(
    private readonly start: LessonToPlay,
    private readonly needs: PlayerDependencies,
  ) {
    const { page, memberId, pendingS, requestedS, mayAutoplay } = start;
    const { lesson, course, access } = page;
    const { playback, preferences, reports } = needs;
    this.isPreview = access === 'preview';
    ({ previous: this.previous, next: this.next } = neighboursOf(lesson.id, course.directory));

    // Where the video starts.
    const previewS = this.isPreview ? lesson.previewS : undefined;
    const earlierProgress = { progress: progressOf(lesson.id, course.progress), pendingS };
    this.startFrom = (second) => startAt(lesson, earlierProgress, previewS, second);
    this.fromS = this.startFrom(requestedS);
    const origin = requestedS === undefined ? 'stored' : 'named';
    this.intent = new PlayIntent({ fromS: this.fromS, origin, shouldPlay: mayAutoplay });
    this.opening = new VideoOpening(lesson.id, this.intent, needs);

    // What has been played, and how far the visitor may seek.
    const played = new WatchTracker({
      knownS: watchedBefore(earlierProgress),
      durationS: lesson.durationS ?? 0,
      limitS: previewS,
    });
    this.recorder = new ProgressRecorder(played, {
      ...needs,
      send: (seconds) => {
        reports.record(memberId, { lessonId: lesson.id, seconds });
      },
      store: (seconds) => {
        reports.store(memberId, { lessonId: lesson.id, seconds });
      },
    });
    const furthest$ = earlierProgress.progress?.isFinished ? of(undefined) : played.furthest$;
    this.limits = new PlayLimits({ previewS, isForwardOnly: lesson.isForwardOnly, furthest$ }, playback);
    this.exclusivePlayback = new ExclusivePlayback(this.intent, needs);
    this.repeat = new Repeat(playback);

    // What follows the lesson.
    this.end = new LessonEnd(
      {
        next: this.next,
        // The lesson at its end is finished, also when its length is unknown.
        unfinished: () => start.unfinished().filter(({ id }) => id !== lesson.id),
        fetchNext: () => {
          const quality = preferences.now$.value.quality;
          if (this.next && this.mayWatch(this.next)) needs.ahead.fetchWithVideo(this.next.id, quality);
        },
      },
      needs,
    );

    this.view = new BehaviorSubject<PlayerView>({ kind: access === 'locked' ? 'locked' : 'requesting' });
    this.view$ = readOnly(this.view);
    this.isAwaited$ = combineLatest([this.view, playback.state$]).pipe(
      map(([{ kind }, { phase, willPlay }]) => {
        return kind === 'requesting' || kind === 'offline' || (kind === 'video' && willPlay && phase !== 'playing');
      }),
    );
    this.repeated$ = this.repeat.part$;
    this.qualities$ = this.opening.qualities$;
    this.preferences$ = preferences.now$;
  }

  /** Plays the lesson while subscribed. Cold; emits nothing, never errors, never completes. */
  run(): Observable<never> {
    const { page, mark } = this.start;
    const { playback, time } = this.needs;
    if (page.access === 'locked') return NEVER;
    return merge(
      this.recorder.run(),
      this.limits.run(),
      this.isPreview ? NEVER : this.end.run(),
      this.exclusivePlayback.run(() => {
        this.end.cancel();
      }),
      resumeNotice(this.fromS, playback, time).pipe(forwardTo(this.resumedAt)),
      playbackNotice(playback, time).pipe(forwardTo(this.notice)),
      movingWatermark(mark, this.needs).pipe(forwardTo(this.watermark)),
      this.deviceKeys(),
      this.repeat.run(),
      this.shapes(),
      this.views().pipe(forwardTo(this.view)),
      this.opening.run(),
    ).pipe(ignoreElements());
  }

  /** The second that is played, or at which the video will start. */
  get positionS(): number {
    return this.intent.positionS;
  }

  /** The visitor leaves the page: sends the last position and closes the video. */
  leave(): void {
    if (this.start.page.access === 'locked') return;
    this.recorder.sendRest();
    this.needs.playback.close();
  }

  /** '从头播放', '重新播放', '重新试看': plays from the beginning. */
  startOver(): void {
    this.resumedAt.next(undefined);
    this.needs.playback.seek(0);
    this.needs.playback.play();
  }

  /** Plays from that second, or from as far as the member may seek (docs/spec/lesson.md#address-of-a-second). */
  jumpTo(seconds: number): void {
    const { playback } = this.needs;
    this.resumedAt.next(undefined);
    // Before the video is open, nothing limits its position yet.
    if (playback.state$.value.phase === 'empty') this.intent.startAt(this.startFrom(seconds));
    else {
      playback.seek(startWithin(seconds, 'named', playback.state$.value.durationS));
      playback.play();
    }
  }

  /** '在此继续': the page that plays now pauses. */
  continueHere(): void {
    this.exclusivePlayback.reclaim();
  }

  /** '立即播放' and '下一节'. */
  goToNext(): void {
    this.fetchAhead(this.next);
    this.end.openNext();
  }

  goToPrevious(): void {
    this.fetchAhead(this.previous);
    if (this.previous) this.needs.navigator.go(lessonAddress(this.previous.id));
  }

  /** '取消' of the countdown. */
  cancelNext(): void {
    this.end.cancel();
  }

  /** '重试' of `failed`. */
  retry(): void {
    this.opening.retry();
  }

  /** Switches to the quality with that key at the same position. */
  chooseQuality(key: string): void {
    this.opening.choose(key);
  }

  /** Stores a change that the visitor made to speed, volume or muting. */
  remember(changes: Partial<Omit<PlayPreferences, 'quality'>>): void {
    this.needs.preferences.change(changes);
  }

  /** Marks the start or the end of the part to repeat at the present position. */
  markRepeat(edge: RepeatEdge): void {
    this.repeat.mark(edge, this.positionS);
  }

  /** Ends the repetition. */
  endRepeat(): void {
    this.repeat.clear();
  }

  private deviceKeys(): Observable<unknown> {
    return syncMediaSession(this.start.page, this, this.opening.state$, this.needs.mediaSession).pipe(
      tap((key) => {
        if (key === 'next') this.goToNext();
        else this.goToPrevious();
      }),
    );
  }

  private shapes(): Observable<unknown> {
    const { playback, preferences } = this.needs;
    return playback.state$.pipe(
      map(({ aspectRatio }) => aspectRatio),
      distinctUntilChanged(),
      tap((aspectRatio) => {
        if (aspectRatio !== undefined) preferences.learnShape(this.start.page.lesson.id, aspectRatio);
      }),
    );
  }

  private fetchAhead(lesson: Lesson | undefined): void {
    if (lesson && this.mayWatch(lesson)) this.needs.ahead.fetch(lesson.id);
  }

  private mayWatch(lesson: Lesson): boolean {
    return lessonAccess(lesson, this.start.page.course) !== 'locked';
  }

  private views(): Observable<PlayerView> {
    const end$: Observable<EndView | undefined> = this.isPreview ? of(undefined) : this.end.view$;
    return combineLatest([this.opening.state$, this.exclusivePlayback.elsewhere$, this.limits.over$, end$]).pipe(
      map(([opening, elsewhere, over, end]): PlayerView => {
        if (opening.kind !== 'video') return opening;
        if (elsewhere) return { kind: 'elsewhere' };
        return over ? { kind: 'preview-over' } : (end ?? opening);
      }),
      distinctUntilChanged(),
    );
  }
}

/** Passes each value on to a subject, which stays open when the stream completes. */
function forwardTo<T>(subject: Subject<T>): MonoTypeOperatorFunction<T> {
  return tap((value) => {
    subject.next(value);
  });
}
