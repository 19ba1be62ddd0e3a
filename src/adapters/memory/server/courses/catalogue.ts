import type { SchedulerLike } from 'rxjs';

import type { CommentTarget } from '../../../../domain/comments/comment.js';
import type { CourseFilter } from '../../../../domain/courses/course.js';
import type { UserRecord } from '../members/users.js';
import { ObservableRecord } from '../records.js';
import { Refusal } from '../refusal.js';
import type { SiteSettings } from '../site-settings.js';
import { NO_SUCH_RECORD } from '../strings.js';
import type { StudyRecords } from './study-records.js';

/**
 * A course, as the server's tables know it (docs/api/courses.md#course-list, docs/api/courses.md#course-detail).
 * Instants in milliseconds since the epoch.
 */
export interface CourseRecord {
  readonly id: number;
  readonly title: string;
  /** Path of the picture on the server; empty when there is none. */
  readonly thumb: string;
  /** In whole yuan. */
  readonly charge: number;
  readonly isFree: boolean;
  /** VIP opens it; the first generation does not ask (docs/api/README.md#differences-between-the-generations). */
  readonly isVipFree: boolean;
  /** The first generation does not ask. */
  readonly allowsComments: boolean;
  readonly isRecommended: boolean;
  /** One that is published and not shown is on no list, and has its page all the same. */
  readonly isShown: boolean;
  readonly isPublished: boolean;
  readonly publishedAtMs: number;
  /** May be gone. */
  readonly categoryId: number;
  readonly students: number;
  readonly shortDescription: string;
  /** HTML of an editor. */
  readonly introduction: string;
  readonly chapters: readonly ChapterRecord[];
  /** In the order of publication. */
  readonly lessons: readonly LessonRecord[];
  readonly attachments: readonly AttachmentRecord[];
}

export interface ChapterRecord {
  readonly id: number;
  readonly title: string;
}

export interface LessonRecord {
  readonly id: number;
  readonly title: string;
  readonly durationS: number;
  readonly publishedAtMs: number;
  readonly isPublished: boolean;
  /** 0 for none; the chapter may be gone. */
  readonly chapterId: number;
  /** What anybody signed in may see of it, in seconds. */
  readonly previewS: number;
  readonly forwardOnly: boolean;
}

export interface AttachmentRecord {
  readonly id: number;
  readonly name: string;
  readonly extension: string;
  readonly sizeBytes: number;
}

/** Categories of two levels (docs/api/courses.md#course-categories). */
export interface CategoryRecord {
  readonly id: number;
  readonly name: string;
  readonly children: readonly { readonly id: number; readonly name: string }[];
}

/** The lessons that visitors see. */
export function publishedLessons({ lessons }: Pick<CourseRecord, 'lessons'>): readonly LessonRecord[] {
  return lessons.filter(({ isPublished }) => isPublished);
}

/** Everything that the site teaches. */
export interface Stock {
  readonly courses: readonly CourseRecord[];
  /** In the owner's order. */
  readonly categories: readonly CategoryRecord[];
}

/** The courses of the site: the one world that lists, pages, orders and study centre look into. */
export class Catalogue {
  private readonly stock: ObservableRecord<Stock>;

  constructor(seed: Stock) {
    this.stock = new ObservableRecord(seed);
  }

  get categories(): readonly CategoryRecord[] {
    return this.stock.value.categories;
  }

  /** All of them, published or not. */
  get courses(): readonly CourseRecord[] {
    return this.stock.value.courses;
  }

  /** A course, published or not. */
  course(id: number): CourseRecord | undefined {
    return this.stock.value.courses.find((course) => course.id === id);
  }

  /** Throws a `Refusal` for a course that is not published. */
  published(id: number): CourseRecord {
    const course = this.course(id);
    if (!course?.isPublished) throw new Refusal(404, NO_SUCH_RECORD);
    return course;
  }

  /** The published course that a comment is about: of a lesson, the course that it belongs to. */
  commented({ kind, id }: CommentTarget): CourseRecord | undefined {
    return this.courses.find(
      (course) =>
        course.isPublished &&
        (kind === 'course' ? course.id === id : course.lessons.some((lesson) => lesson.id === id)),
    );
  }

  /** The name of a category of either level; `undefined` when it is gone. */
  categoryName(id: number): string | undefined {
    return this.categories.flatMap((parent) => [parent, ...parent.children]).find((category) => category.id === id)
      ?.name;
  }

  /** What the list of courses shows (docs/api/courses.md#course-list). */
  listed({ categoryId, scene }: CourseFilter): readonly CourseRecord[] {
    const within = categoryId === undefined ? undefined : this.within(categoryId);
    return this.stock.value.courses
      .filter((course) => course.isPublished && course.isShown)
      .filter((course) => scene !== 'free' || course.isFree)
      .filter((course) => within?.has(course.categoryId) ?? true)
      .toSorted((one, other) => other.publishedAtMs - one.publishedAtMs)
      .toSorted((one, other) => (scene === 'popular' ? other.students - one.students : 0));
  }

  /** Puts other courses or categories in the place of all. */
  change(patch: Partial<Stock>): void {
    this.stock.change(patch);
  }

  /** A parent includes its children. */
  private within(categoryId: number): ReadonlySet<number> {
    const children = this.categories.find(({ id }) => id === categoryId)?.children ?? [];
    return new Set([categoryId, ...children.map(({ id }) => id)]);
  }
}

/** Who may watch which course. */
export class CourseRights {
  constructor(
    private readonly records: StudyRecords,
    private readonly settings: ObservableRecord<SiteSettings>,
    private readonly time: Pick<SchedulerLike, 'now'>,
  ) {}

  /** All of a course (docs/api/lesson.md#lesson-detail): only a signed-in member, even where it is free. */
  mayWatch(course: CourseRecord, user: UserRecord | undefined): boolean {
    if (user === undefined) return false;
    const isVip = user.vip !== undefined && user.vip.untilMs > this.time.now();
    const isBought = this.records.one(user.id, course.id)?.bought !== undefined;
    return course.isFree || isBought || (isVip && this.vipCovers(course));
  }

  /** VIP opens every course of the first generation, and of the second those that say so. */
  vipCovers({ isVipFree }: CourseRecord): boolean {
    return this.settings.value.generation === 1 || isVipFree;
  }

  /** The first generation does not ask. */
  allowsComments({ allowsComments }: CourseRecord): boolean {
    return this.settings.value.generation === 1 || allowsComments;
  }
}
