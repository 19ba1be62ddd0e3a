import type { CourseFilter } from '../../../../domain/courses/course-filter.js';
import { ObservableRecord } from '../observable-record.js';
import type { CategoryRecord, CourseRecord } from './course-record.js';

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
