import type { CourseDetail } from './course.js';
import { type Lesson, type LessonProgress, lessonsInOrder, progressOf } from './directory.js';

/** What the big button of a course does (pages §3, §17). */
export type PrimaryDeed =
  /** Nothing to watch yet; inert. */
  | { readonly kind: 'preparing' }
  | { readonly kind: 'continue'; readonly lessonId: number }
  | { readonly kind: 'start'; readonly lessonId: number }
  /** Everything is finished: once more from the first lesson. */
  | { readonly kind: 'again'; readonly lessonId: number }
  | { readonly kind: 'buy'; readonly priceYuan: number }
  /** Costs nothing and is not free; inert. */
  | { readonly kind: 'unavailable' };

export interface MainDeed {
  readonly primary: PrimaryDeed;
  /** VIP would open the course: the way to the VIP page stands beside. */
  readonly offersVip: boolean;
  /** Why the course is open, for the quiet line beside the deed; `undefined` where it is not. */
  readonly openBecause: 'free' | 'bought' | 'vip' | undefined;
  /** The deed is one of members: a stranger signs in first (pages §0.4). */
  readonly needsSignIn: boolean;
}

/** What of a course its deed depends on. */
export type DeedCourse = Pick<CourseDetail, 'course' | 'directory' | 'mayWatch' | 'progress' | 'vipCovers'>;

/** Who looks at the course, and what the site offers. */
export interface DeedSurroundings {
  readonly viewer: { readonly signedIn: boolean; readonly isVip: boolean };
  /** The site has VIP and shows it: function switch and build setting, as in the header. */
  readonly vipOffered: boolean;
}

/** The table of main deeds (pages §3): the first row that fits. */
export function mainDeed(detail: DeedCourse, { viewer, vipOffered }: DeedSurroundings): MainDeed {
  const primary = primaryDeed(detail);
  const closed = primary.kind === 'buy' || primary.kind === 'unavailable';
  return {
    primary,
    offersVip: closed && vipOffered && detail.vipCovers,
    openBecause: primary.kind === 'preparing' || closed ? undefined : reasonOf(detail, viewer.isVip),
    needsSignIn: !viewer.signedIn && primary.kind !== 'preparing' && primary.kind !== 'unavailable',
  };
}

/** The primary action of a course: the order page sells exactly what this offers to sell. */
export function primaryDeed({ course, directory, mayWatch, progress }: DeedCourse): PrimaryDeed {
  const lessons = lessonsInOrder(directory);
  const [first] = lessons;
  if (first === undefined) return { kind: 'preparing' };
  if (mayWatch) return learningDeed(lessons, first, progress);
  return course.priceYuan > 0 ? { kind: 'buy', priceYuan: course.priceYuan } : { kind: 'unavailable' };
}

/** Goes on with the lesson that was watched last; when that is finished, with the next one that is not. */
function learningDeed(lessons: readonly Lesson[], first: Lesson, progress: readonly LessonProgress[]): PrimaryDeed {
  const watched = lessons.flatMap((lesson) => progressOf(lesson.id, progress) ?? []).toSorted(latestFirst);
  const [last] = watched;
  if (last === undefined) return { kind: 'start', lessonId: first.id };
  const begun = watched.find(({ finished }) => !finished);
  if (begun) return { kind: 'continue', lessonId: begun.lessonId };
  const open = lessons.filter(({ id }) => progressOf(id, progress) === undefined);
  const place = lessons.findIndex(({ id }) => id === last.lessonId);
  const next = lessons.slice(place).find((lesson) => open.includes(lesson)) ?? open[0];
  return next ? { kind: 'continue', lessonId: next.id } : { kind: 'again', lessonId: first.id };
}

function latestFirst(one: LessonProgress, other: LessonProgress): number {
  return (other.watchedAt ?? 0) - (one.watchedAt ?? 0);
}

/** The server says that a course is open, not why: a VIP who has bought what VIP covers reads of the VIP. */
function reasonOf({ course, vipCovers }: DeedCourse, isVip: boolean): 'free' | 'bought' | 'vip' {
  if (course.isFree) return 'free';
  return isVip && vipCovers ? 'vip' : 'bought';
}
