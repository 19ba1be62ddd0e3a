import type { CourseFilter } from '../../../../domain/courses/course.js';
import type { Generation } from '../../../../domain/site/system-config.js';
import type { UserRecord } from '../members/users.js';
import { ObservableRecord } from '../records.js';
import type { StudyRecord } from './study-records.js';

/** A course, as the server's tables know it (pages API 3.3, 3.5). Instants in milliseconds since the epoch. */
export interface CourseRecord {
  readonly id: number;
  readonly title: string;
  /** Path of the picture on the server; empty when there is none. */
  readonly thumb: string;
  /** In whole yuan. */
  readonly charge: number;
  readonly isFree: boolean;
  /** VIP opens it; the first generation does not ask (pages API 4). */
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

/** Categories of two levels (pages API 3.4). */
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

  /** The name of a category of either level; `undefined` when it is gone. */
  categoryName(id: number): string | undefined {
    return this.categories.flatMap((parent) => [parent, ...parent.children]).find((category) => category.id === id)
      ?.name;
  }

  /** What the list of courses shows (pages API 3.3). */
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

/** Whom a rule of the site is asked about, and when. */
export interface Viewer {
  readonly user: UserRecord | undefined;
  readonly generation: Generation;
  readonly now: number;
}

/** Who may watch all of a course (pages API 3.9): nobody who has not signed in, not even a free one. */
export function mayWatch(course: CourseRecord, record: StudyRecord | undefined, viewer: Viewer): boolean {
  const { user, now } = viewer;
  if (user === undefined) return false;
  const isVip = user.vip !== undefined && user.vip.untilMs > now;
  return course.isFree || record?.bought !== undefined || (isVip && vipCovers(course, viewer.generation));
}

/** VIP opens every course of the first generation, and of the second those that say so. */
export function vipCovers({ isVipFree }: CourseRecord, generation: Generation): boolean {
  return generation === 1 || isVipFree;
}
