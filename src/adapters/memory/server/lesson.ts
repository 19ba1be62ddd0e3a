import type { SchedulerLike } from 'rxjs';

import type { TokenCheck } from './member/token-check.js';
import { ObservableRecord } from './records.js';
import { Refusal, refused } from './refusal.js';
import type { SiteSettings } from './site-settings.js';
import { BAD_PARAMETERS, BUY_TO_WATCH, MAY_NOT_WATCH, NO_SUCH_RECORD } from './strings.js';
import type { Catalogue, CourseRecord, CourseRights, LessonRecord } from './courses/course-catalogue.js';
import type { StudyRecords, WatchedLesson } from './study/study-records.js';

/** The video of a lesson as the owner has set it up (docs/api/lesson.md#play-addresses). */
export type VideoRecord =
  /** Files or streams; empty when the owner has set up none. */
  | { readonly kind: 'urls'; readonly urls: readonly VideoUrl[] }
  /** The video cloud, or its configuration, gives no address. The message may be empty. */
  | { readonly kind: 'refused'; readonly message: string };

export interface VideoUrl {
  /** A path on the server, an address elsewhere, or the HTML of an iframe. */
  readonly url: string;
  /** File extension; may be empty. */
  readonly format: string;
  /** Name of the quality; one cloud sends a height in pixels. May be empty. */
  readonly name: string | number;
}

/** Videos by lesson id; all other lessons have `ofOthers`. */
export interface Videos {
  readonly ofLesson: Readonly<Record<number, VideoRecord>>;
  readonly ofOthers: VideoRecord;
}

/** A lesson, and what the visitor may do with it. */
export interface ShownLesson {
  readonly course: CourseRecord;
  readonly lesson: LessonRecord;
  /** `undefined` for an anonymous visitor. */
  readonly viewerId: number | undefined;
  /** Always false for an anonymous visitor, even when the course is free. */
  readonly mayWatch: boolean;
  readonly watched: readonly WatchedLesson[];
  readonly isCoveredByVip: boolean;
  readonly allowsComments: boolean;
}

/** Lessons, their videos and the progress of the members (docs/api/lesson.md). Throws a `Refusal`. */
export class ServerLessons {
  /** Can be changed while the site runs. */
  readonly videos: ObservableRecord<Videos>;

  constructor(
    private readonly tokenCheck: TokenCheck,
    private readonly catalogue: Catalogue,
    private readonly records: StudyRecords,
    private readonly rights: CourseRights,
    videos: Videos,
    private readonly settings: ObservableRecord<SiteSettings>,
    private readonly time: SchedulerLike,
  ) {
    this.videos = new ObservableRecord(videos);
  }

  view(token: string | undefined, lessonId: number): ShownLesson {
    const user = this.tokenCheck.findMember(token);
    const { course, lesson } = this.published(lessonId);
    const isOpen = this.rights.mayWatch(course, user);
    // A member who may watch and opens a lesson has started the course, before any second is played.
    if (user && isOpen) this.records.open(user.id, course.id, this.time.now());
    return {
      course,
      lesson,
      viewerId: user?.id,
      mayWatch: isOpen,
      watched: (user && this.records.one(user.id, course.id)?.watched) ?? [],
      isCoveredByVip: this.rights.isCoveredByVip(course),
      allowsComments: this.rights.allowsComments(course),
    };
  }

  playUrls(token: string | undefined, lessonId: number): readonly VideoUrl[] {
    const user = this.tokenCheck.requireMember(token);
    const { course, lesson } = this.published(lessonId);
    if (!this.rights.mayWatch(course, user) && lesson.previewS === 0) throw refused(BUY_TO_WATCH);
    const { ofLesson, ofOthers } = this.videos.value;
    const video = ofLesson[lessonId] ?? ofOthers;
    if (video.kind === 'refused') throw refused(video.message);
    return video.urls;
  }

  /** Records how far a member has watched; `undefined` when the request holds no whole number. */
  record(token: string | undefined, lessonId: number, seconds: number | undefined): void {
    const user = this.tokenCheck.requireMember(token);
    const { generation } = this.settings.value;
    if (seconds === undefined || seconds === 0 || (generation === 2 && seconds < 0)) throw refused(BAD_PARAMETERS);
    const { course, lesson } = this.published(lessonId);
    const limitS = generation === 1 || this.rights.mayWatch(course, user) ? Infinity : lesson.previewS;
    if (limitS === 0) throw refused(MAY_NOT_WATCH);
    const watchedS = Math.min(seconds, limitS);
    if (watchedS < 0) return;
    const finished = watchedS >= lesson.durationS;
    this.records.watch(user.id, course.id, { lessonId, watchedS, finished, atMs: this.time.now() });
  }

  private published(lessonId: number): { readonly course: CourseRecord; readonly lesson: LessonRecord } {
    for (const course of this.catalogue.courses) {
      const lesson = course.lessons.find(({ id }) => id === lessonId);
      if (course.isPublished && lesson?.isPublished) return { course, lesson };
    }
    throw new Refusal(404, NO_SUCH_RECORD);
  }
}
