import type { SchedulerLike } from 'rxjs';

import type { CommentTarget } from '../../../../domain/comments/comment.js';
import type { CourseFilter } from '../../../../domain/courses/course.js';
import type { UserRecord } from '../member/users.js';
import { ObservableRecord } from '../records.js';
import { Refusal } from '../refusal.js';
import type { SiteSettings } from '../site-settings.js';
import { NO_SUCH_RECORD } from '../strings.js';
import type { StudyRecords } from '../study/study-records.js';

/**
 * A course as the server's tables hold it (docs/api/courses.md#course-list, docs/api/courses.md#course-detail).
 * Instants are in milliseconds since the epoch.
 */
export interface CourseRecord {
  readonly id: number;
  readonly title: string;
  /** Path of the image on the server; empty when there is none. */
  readonly cover: string;
  /** In whole yuan. */
  readonly priceYuan: number;
  readonly isFree: boolean;
  /**
   * VIP members may watch it. Generation 1 does not check this field
   * (docs/api/README.md#differences-between-the-generations).
   */
  readonly isVipFree: boolean;
  /** Generation 1 does not check this field. */
  readonly allowsComments: boolean;
  readonly isRecommended: boolean;
  /** A published course that is not shown is in no list, but its page works. */
  readonly isShown: boolean;
  readonly isPublished: boolean;
  readonly publishedAtMs: number;
  /** The category may have been deleted. */
  readonly categoryId: number;
  readonly students: number;
  readonly shortDescription: string;
  /** HTML of the owner's editor. */
  readonly introduction: string;
  readonly chapters: readonly ChapterRecord[];
  /** In order of publication. */
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
  /** 0 for none; the chapter may have been deleted. */
  readonly chapterId: number;
  /** Length of the free preview for any signed-in member, in seconds. */
  readonly previewS: number;
  readonly isForwardOnly: boolean;
}

export interface AttachmentRecord {
  readonly id: number;
  readonly name: string;
  readonly extension: string;
  readonly sizeBytes: number;
}

/** A category; there are two levels (docs/api/courses.md#course-categories). */
export interface CategoryRecord {
  readonly id: number;
  readonly name: string;
  readonly children: readonly { readonly id: number; readonly name: string }[];
}

/** The lessons that visitors can see. */
export function publishedLessons({ lessons }: Pick<CourseRecord, 'lessons'>): readonly LessonRecord[] {
  return lessons.filter(({ isPublished }) => isPublished);
}

/** All courses and categories of the site. */
export interface CourseStock {
  readonly courses: readonly CourseRecord[];
  /** In the order that the owner has chosen. */
  readonly categories: readonly CategoryRecord[];
}

/** The courses of the site, shared by lists, pages, orders and study center. */
export class Catalogue {
  private readonly stock: ObservableRecord<CourseStock>;

  constructor(seed: CourseStock) {
    this.stock = new ObservableRecord(seed);
  }

  get categories(): readonly CategoryRecord[] {
    return this.stock.value.categories;
  }

  /** All courses, published or not. */
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

  /** The published course that a comment is about; for a lesson, the course that it belongs to. */
  commentedCourse({ kind, id }: CommentTarget): CourseRecord | undefined {
    return this.courses.find(
      (course) =>
        course.isPublished &&
        (kind === 'course' ? course.id === id : course.lessons.some((lesson) => lesson.id === id)),
    );
  }

  /** The name of a category of either level; `undefined` when it was deleted. */
  categoryName(id: number): string | undefined {
    return this.categories.flatMap((parent) => [parent, ...parent.children]).find((category) => category.id === id)
      ?.name;
  }

  /** The courses that the course list shows (docs/api/courses.md#course-list). */
  listed({ categoryId, scene }: CourseFilter): readonly CourseRecord[] {
    const within = categoryId === undefined ? undefined : this.within(categoryId);
    return this.stock.value.courses
      .filter((course) => course.isPublished && course.isShown)
      .filter((course) => scene !== 'free' || course.isFree)
      .filter((course) => within?.has(course.categoryId) ?? true)
      .sort((one, other) => other.publishedAtMs - one.publishedAtMs)
      .sort((one, other) => (scene === 'popular' ? other.students - one.students : 0));
  }

  /** Replaces all courses or all categories. */
  change(patch: Partial<CourseStock>): void {
    this.stock.change(patch);
  }

  /** The ids of a category and its children. */
  private within(categoryId: number): ReadonlySet<number> {
    const children = this.categories.find(({ id }) => id === categoryId)?.children ?? [];
    return new Set([categoryId, ...children.map(({ id }) => id)]);
  }
}

/** Decides which member may watch which course. */
export class CourseRights {
  constructor(
    private readonly records: StudyRecords,
    private readonly settings: ObservableRecord<SiteSettings>,
    private readonly time: Pick<SchedulerLike, 'now'>,
  ) {}

  /**
   * Whether the visitor may watch the whole course (docs/api/lesson.md#lesson-detail). Only signed-in members may, even
   * when it is free.
   */
  mayWatch(course: CourseRecord, user: UserRecord | undefined): boolean {
    if (user === undefined) return false;
    const isVip = user.vip !== undefined && user.vip.untilMs > this.time.now();
    const isBought = this.records.one(user.id, course.id)?.bought !== undefined;
    return course.isFree || isBought || (isVip && this.isCoveredByVip(course));
  }

  /** In generation 1 VIP members may watch every course, in generation 2 the courses marked for them. */
  isCoveredByVip({ isVipFree }: CourseRecord): boolean {
    return this.settings.value.generation === 1 || isVipFree;
  }

  /** Generation 1 does not check this field. */
  allowsComments({ allowsComments }: CourseRecord): boolean {
    return this.settings.value.generation === 1 || allowsComments;
  }
}
