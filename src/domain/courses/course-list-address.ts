import { queryNumber } from '../access/addresses.js';
import { choice, PAGE, pageQuery, type Parameter } from '../access/page-query.js';
import { ROUTES } from '../access/routes.js';
import type { CourseCategory, CourseFilter, CourseScene } from './course.js';

/** What an address of the list of courses asks for (pages §2): `?cid=&child=&scene=&page=`. */
export interface CoursesAddress {
  readonly categoryId: number | undefined;
  /** Below the category; never without one. */
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

/** Reads a query, whatever somebody typed there. */
export function readCoursesAddress(query: string): CoursesAddress {
  return childOfCategory(QUERY.read(query));
}

/** The address of a part of the list; default values are left out. */
export function coursesAddress(address: Partial<CoursesAddress> = {}): string {
  const everything = { categoryId: undefined, childId: undefined, scene: 'newest', page: 1 } as const;
  return QUERY.address(childOfCategory({ ...everything, ...address }));
}

function childOfCategory(address: CoursesAddress): CoursesAddress {
  return address.categoryId === undefined ? { ...address, childId: undefined } : address;
}

/** Without the category that is gone, and without the child that is not of the chosen category (pages §2, §17). */
export function withinCategories(address: CoursesAddress, categories: readonly CourseCategory[]): CoursesAddress {
  const category = categories.find(({ id }) => id === address.categoryId);
  if (category === undefined) return { ...address, categoryId: undefined, childId: undefined };
  const isOfCategory = category.children.some(({ id }) => id === address.childId);
  return isOfCategory ? address : { ...address, childId: undefined };
}

/** What the server is asked for. */
export function filterOf({ categoryId, childId, scene }: CoursesAddress): CourseFilter {
  return { categoryId: childId ?? categoryId, scene };
}
