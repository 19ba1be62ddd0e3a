import { queryNumber, queryText } from '../access/addresses.js';
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

const SCENES: Readonly<Record<CourseScene, string>> = { newest: '', free: 'free', popular: 'sub' };

/** Reads a query, whatever somebody typed there: what makes no sense counts as absent (pages §0.1). */
export function readCoursesAddress(query: string): CoursesAddress {
  const categoryId = queryNumber(query, 'cid');
  return {
    categoryId,
    childId: categoryId === undefined ? undefined : queryNumber(query, 'child'),
    scene: sceneOf(queryText(query, 'scene')),
    page: queryNumber(query, 'page') ?? 1,
  };
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

/** The address of a part of the list; default values are left out. */
export function coursesAddress(address: Partial<CoursesAddress> = {}): string {
  const { categoryId, childId, scene = 'newest', page = 1 } = address;
  const query = [
    categoryId === undefined ? '' : `cid=${categoryId}`,
    categoryId === undefined || childId === undefined ? '' : `child=${childId}`,
    scene === 'newest' ? '' : `scene=${SCENES[scene]}`,
    page === 1 ? '' : `page=${page}`,
  ].filter(Boolean);
  return ROUTES.courses.pattern + (query.length === 0 ? '' : `?${query.join('&')}`);
}

function sceneOf(text: string): CourseScene {
  if (text === SCENES.free) return 'free';
  return text === SCENES.popular ? 'popular' : 'newest';
}
