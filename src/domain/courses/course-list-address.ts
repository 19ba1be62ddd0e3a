import { queryNumber, choice, PAGE, pageQuery, type Parameter } from '../access/page-query.js';
import { ROUTES } from '../access/routes.js';
import type { CourseCategory, CourseFilter, CourseScene } from './course.js';

/** The parameters of the course list (docs/spec/courses.md#course-list): `?cid=&child=&scene=&page=`. */
export interface CoursesAddress {
  readonly categoryId: number | undefined;
  /** A child of the category; never without a category. */
  readonly childId: number | undefined;
  readonly scene: CourseScene;
  /** Counted from 1. */
  readonly page: number;
}

const QUERY = pageQuery<CoursesAddress>(ROUTES.courses.pattern, {
  categoryId: category('cid'),
  childId: category('child'),
  scene: choice<CourseScene>('scene', 'newest', ['free', 'popular'], (scene) => (scene === 'popular' ? 'sub' : scene)),
  page: PAGE,
});

function category(name: string): Parameter<number | undefined> {
  return {
    read: (query) => queryNumber(query, name),
    write: (id) => (id === undefined ? '' : `${name}=${id}`),
  };
}

/** Reads any query. Invalid values become the defaults. */
export function readCoursesAddress(query: string): CoursesAddress {
  return childOfCategory(QUERY.read(query));
}

/** The address of the list with these parameters; defaults are left out. */
export function coursesAddress(address: Partial<CoursesAddress> = {}): string {
  const everything = { categoryId: undefined, childId: undefined, scene: 'newest', page: 1 } as const;
  return QUERY.address(childOfCategory({ ...everything, ...address }));
}

function childOfCategory(address: CoursesAddress): CoursesAddress {
  return address.categoryId === undefined ? { ...address, childId: undefined } : address;
}

/**
 * Removes a category that does not exist, and a child that does not belong to the chosen category
 * (docs/spec/courses.md#course-list).
 */
export function withinCategories(address: CoursesAddress, categories: readonly CourseCategory[]): CoursesAddress {
  const category = categories.find(({ id }) => id === address.categoryId);
  if (category === undefined) return { ...address, categoryId: undefined, childId: undefined };
  const isOfCategory = category.children.some(({ id }) => id === address.childId);
  return isOfCategory ? address : { ...address, childId: undefined };
}

/** The filter for the server's request. */
export function filterOf({ categoryId, childId, scene }: CoursesAddress): CourseFilter {
  return { categoryId: childId ?? categoryId, scene };
}
