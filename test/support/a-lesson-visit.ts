import { BehaviorSubject, NEVER, of } from 'rxjs';

import { MemoryIdle } from '../../src/adapters/memory/browser/environment.js';
import { MemoryMediaSession } from '../../src/adapters/memory/browser/media-session.js';
import { type MemoryVideo, MemoryPlayback } from '../../src/adapters/memory/browser/playback.js';
import { MemoryPresence } from '../../src/adapters/memory/browser/presence.js';
import { MemoryStorageArea, MemoryVisitStore } from '../../src/adapters/memory/browser/visit-store.js';
import { MemoryCourseGateway } from '../../src/adapters/memory/courses.js';
import { MemoryLessonGateway } from '../../src/adapters/memory/lesson.js';
import { MemoryNetwork } from '../../src/adapters/memory/client/network.js';
import { SEEDED } from '../../src/adapters/memory/seed/members.js';
import { CourseSite } from '../../src/adapters/memory/server/course-site.js';
import { LessonsAhead } from '../../src/application/lesson/lessons-ahead.js';
import { Preferences } from '../../src/application/lesson/play-preferences.js';
import type { LessonPlayer } from '../../src/application/lesson/player.js';
import { Lessons } from '../../src/application/lesson/lesson-page.js';
import { ModuleLoader } from '../../src/application/site/module-loader.js';
import { ErrorReporter } from '../../src/application/site/error-reporter.js';
import { Prefetcher } from '../../src/application/site/prefetch.js';
import { Recovery } from '../../src/domain/errors/recovery.js';
import type { LessonDetail } from '../../src/domain/lesson/lesson-page.js';
import type { WatermarkSetting } from '../../src/domain/lesson/watermark.js';
import { ProgressReports } from '../../src/domain/lesson/progress-reports.js';
import { ProgressOutbox } from '../../src/domain/lesson/progress-outbox.js';
import type { VideoSource } from '../../src/domain/ports/playback.js';
import type { SessionState } from '../../src/domain/session/session-state.js';
import { CurrentSite } from '../../src/domain/site/current-site.js';
import type { Generation } from '../../src/domain/site/system-config.js';
import { aLoader, RecordingLog, RecordingNotifier } from './recorders.js';
import { aMember, sessionOf, signedIn } from './sessions.js';
import { aSite } from './site.js';
import { MemoryNavigator } from '../../src/adapters/memory/browser/navigator.js';
import { VirtualClock } from './virtual-clock.js';
import { type Watched, watching } from './watching.js';

/** Ids of the seeded accounts. */
const IDS = { ordinary: 101, notFaceVerified: 104, vip: 106 } as const;

export interface VisitOptions {
  readonly lesson?: number;
  readonly member?: keyof typeof IDS;
  readonly generation?: Generation;
  readonly watermark?: WatermarkSetting;
  readonly videos?: (source: VideoSource) => MemoryVideo;
  /** An earlier visit. This one is then another tab or a later visit in the same browser, on the same site. */
  readonly sameAs?: LessonVisit;
  readonly random?: () => number;
}

/** A member on a lesson page of the in-memory server, in virtual time: the whole lesson without its React view. */
export class LessonVisit {
  readonly clock: VirtualClock;
  readonly site: CourseSite;
  readonly area: MemoryStorageArea;
  readonly store: MemoryVisitStore;
  readonly playback: MemoryPlayback;
  readonly mediaSession = new MemoryMediaSession();
  readonly presence = new MemoryPresence();
  readonly idle = new MemoryIdle();
  readonly navigator: MemoryNavigator;
  readonly notifier = new RecordingNotifier();
  readonly session$: BehaviorSubject<SessionState>;
  readonly outbox: ProgressOutbox;
  readonly signOut = { leaving$: new BehaviorSubject(false) };
  readonly lessons: Lessons;
  readonly memberId: number;
  private shown: Watched<unknown> | undefined;
  private played: Watched<LessonPlayer> | undefined;
  private current: LessonDetail | undefined;

  constructor(options: VisitOptions = {}) {
    const {
      lesson = 2601,
      member = 'ordinary',
      generation = 2,
      watermark,
      videos,
      sameAs,
      random = () => 0.5,
    } = options;
    this.memberId = IDS[member];
    this.clock = sameAs?.clock ?? new VirtualClock();
    this.site = sameAs?.site ?? new CourseSite({ time: this.clock, random: () => 0.5 });
    if (!sameAs) this.site.controls.setUp({ generation });
    this.area = sameAs?.area ?? new MemoryStorageArea();
    this.store = new MemoryVisitStore(this.area);
    if (!sameAs) this.store.write('token', this.site.controls.signIn(SEEDED[member]));
    this.playback = new MemoryPlayback(this.clock, videos ?? (() => ({ durationS: 36 })));
    this.navigator = new MemoryNavigator(`/courses/video/${String(lesson)}`);
    this.session$ = new BehaviorSubject<SessionState>(signedIn(aMember().withId(this.memberId)));
    const { clock, store, presence, navigator, notifier, playback, mediaSession } = this;
    const network = new MemoryNetwork(this.site, store, clock);
    const gateway = new MemoryLessonGateway(this.site, network);
    const recovery = new Recovery(presence, clock, () => 0.5);
    const session = sessionOf(this.session$);
    const current = new CurrentSite();
    current.arrive(aSite().withWatermark(watermark));
    this.outbox = new ProgressOutbox(store);
    this.lessons = new Lessons({
      ahead: new LessonsAhead({
        gateway,
        playback,
        store,
        presence,
        time: clock,
        prefetcher$: of(new Prefetcher(this.idle)),
      }),
      courses: new MemoryCourseGateway(this.site, network),
      store,
      playback,
      mediaSession,
      navigator,
      presence,
      recovery,
      session,
      signOut: this.signOut,
      site: current,
      loader: aLoader(),
      reporter: new ErrorReporter(notifier, new RecordingLog()),
      reports: new ProgressReports(this.outbox, gateway, session, recovery),
      preferences: new Preferences(store),
      code: new ModuleLoader(navigator, presence, recovery, store, new RecordingLog(), notifier),
      time: clock,
      random,
    });
  }

  open(): this {
    this.shown = watching(this.lessons.shown(NEVER));
    this.pass(1);
    const page = this.shown.values.at(-1);
    if (!isReady(page)) throw new Error(`The page is not ready: ${JSON.stringify(page)}`);
    this.current = page.value;
    this.played = watching(this.lessons.play(page.value));
    this.pass(1);
    return this;
  }

  get page(): LessonDetail {
    if (!this.current) throw new Error('Call open() first');
    return this.current;
  }

  get player(): LessonPlayer {
    const player = this.played?.values[0];
    if (!player) throw new Error('No video is open');
    return player;
  }

  get view(): string {
    return this.player.view$.value.kind;
  }

  get at(): number {
    return this.playback.state$.value.positionS;
  }

  /** Presses play and lets the video play for this many seconds. */
  playFor(seconds: number): this {
    this.playback.play();
    return this.pass(seconds);
  }

  pass(seconds: number): this {
    this.clock.advance(seconds * 1000);
    return this;
  }

  /** Unmounts the view, as leaving the page does. */
  close(): void {
    this.played?.stop();
    this.shown?.stop();
    this.played = undefined;
    this.shown = undefined;
  }

  /** Watched seconds that the server has recorded for a lesson. */
  recorded(lessonId: number, courseId = Math.floor(lessonId / 100)): number {
    const record = this.site.pages.studyRecords.one(this.memberId, courseId);
    return record?.watched.find((entry) => entry.lessonId === lessonId)?.watchedS ?? 0;
  }

  calls(name: string): number {
    return this.site.calls.filter((call) => call === name).length;
  }
}

function isReady(state: unknown): state is { readonly kind: 'ready'; readonly value: LessonDetail } {
  return typeof state === 'object' && state !== null && 'kind' in state && state.kind === 'ready';
}
