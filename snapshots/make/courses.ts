import { coursesAddress, type CoursesAddress } from '../../src/domain/courses/course-list-address.js';
import type { CourseCategory } from '../../src/domain/courses/course.js';
import { COURSES_A_PAGE } from '../../src/domain/limits.js';

/** A list of courses with the name of its category. */
export interface CourseListing {
  readonly here: CoursesAddress;
  readonly category: string;
}

/**
 * The lists of which every page gets a snapshot: all courses, each category and each child. Not the other orders: they
 * show the same courses again.
 */
export function listings(categories: readonly CourseCategory[]): readonly CourseListing[] {
  const all = { categoryId: undefined, childId: undefined, scene: 'newest', page: 1 } as const;
  return [
    { here: all, category: '' },
    ...categories.flatMap(({ id, name, children }) => [
      { here: { ...all, categoryId: id }, category: name },
      ...children.map((child) => ({
        here: { ...all, categoryId: id, childId: child.id },
        category: `${name} ${child.name}`,
      })),
    ]),
  ];
}

/** The page with that number of a listing. */
export function pageOf({ here, category }: CourseListing, page: number): CourseListing {
  return { here: { ...here, page }, category };
}

export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / COURSES_A_PAGE));
}

export function addressOfListing({ here }: CourseListing): string {
  return coursesAddress(here);
}
