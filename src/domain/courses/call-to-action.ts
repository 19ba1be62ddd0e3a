import type { LandingTab } from './course-address.js';
import type { CourseDetail } from './course.js';
import {
  finishedCount,
  type Lesson,
  type LessonProgress,
  lessonsInOrder,
  progressByLesson,
  remainingS,
} from './directory.js';

/** The action of the main button of a course (docs/spec/courses.md#primary-action). */
export type PrimaryAction =
  /** The course has no lessons yet; the button is disabled. */
  | { readonly kind: 'preparing' }
  | { readonly kind: 'continue'; readonly lessonId: number }
  | { readonly kind: 'start'; readonly lessonId: number }
  /** Every lesson is finished: the button starts the first lesson again. */
  | { readonly kind: 'again'; readonly lessonId: number }
  /** Without an amount where the price is not known: the server names it with the order. */
  | { readonly kind: 'buy'; readonly priceYuan: number | undefined }
  /** The price is 0 but the course is not free: a sentence in place of a button. */
  | { readonly kind: 'unavailable' };

export interface CallToAction {
  readonly primary: PrimaryAction;
  /** VIP would open the course: a link to the VIP page is shown beside the button. */
  readonly offersVip: boolean;
  /** Why the visitor may watch, for the line beside the button; `undefined` when the visitor may not. */
  readonly openBecause: 'free' | 'bought' | 'vip' | undefined;
  /** What a member who may watch reads instead of the price; `undefined` for every other visitor. */
  readonly learning: Learning | undefined;
}

/** How far the member has come in a course, and the lesson that the primary action opens. */
export interface Learning {
  readonly finished: number;
  readonly total: number;
  /** Remaining duration of the unfinished lessons; `undefined` or 0 where it is not known. */
  readonly secondsLeft: number | undefined;
  /** `undefined` when every lesson is finished. */
  readonly next: Lesson | undefined;
}

/** The part of a course that its action depends on. */
export type CallToActionCourse = Pick<
  CourseDetail,
  'course' | 'directory' | 'mayWatch' | 'progress' | 'isCoveredByVip'
>;

/** The visitor, and what the site offers. */
export interface CallToActionContext {
  readonly viewer: { readonly signedIn: boolean; readonly isVip: boolean };
  /** The site has VIP and shows it, by function switch and build setting, as in the header. */
  readonly isVipOffered: boolean;
}

/** The action and its surroundings (docs/spec/courses.md#primary-action): the first row of that table that fits. */
export function callToAction(detail: CallToActionCourse, { viewer, isVipOffered }: CallToActionContext): CallToAction {
  const primary = primaryAction(detail);
  const closed = primary.kind === 'buy' || primary.kind === 'unavailable';
  return {
    primary,
    offersVip: closed && isVipOffered && detail.isCoveredByVip,
    openBecause: primary.kind === 'preparing' || closed ? undefined : reasonOf(detail, viewer.isVip),
    learning: viewer.signedIn ? learningOf(detail, primary) : undefined,
  };
}

/** The primary action of a course. The order page sells exactly the courses for which it is `buy`. */
export function primaryAction({ course, directory, mayWatch, progress }: CallToActionCourse): PrimaryAction {
  const lessons = lessonsInOrder(directory);
  const [first] = lessons;
  if (first === undefined) return { kind: 'preparing' };
  if (mayWatch) return learningAction(lessons, first, progress);
  return course.priceYuan === 0 ? { kind: 'unavailable' } : { kind: 'buy', priceYuan: course.priceYuan };
}

/** Members who own or learn a course come for its lessons, everyone else for its introduction. */
export function landingTab({ course, directory, mayWatch, progress }: CallToActionCourse): LandingTab {
  const isOwned = mayWatch && (!course.isFree || progress.length > 0);
  return isOwned && lessonsInOrder(directory).length > 0 ? 'directory' : 'introduction';
}

/** Continues the latest unfinished lesson; else the next lesson without progress; else starts the first one again. */
function learningAction(lessons: readonly Lesson[], first: Lesson, progress: readonly LessonProgress[]): PrimaryAction {
  const known = progressByLesson(progress);
  const watched = lessons.flatMap(({ id }) => known.get(id) ?? []).sort(latestFirst);
  const [last] = watched;
  if (last === undefined) return { kind: 'start', lessonId: first.id };
  const begun = watched.find(({ isFinished }) => !isFinished);
  if (begun) return { kind: 'continue', lessonId: begun.lessonId };
  const isOpen = ({ id }: Lesson): boolean => !known.has(id);
  const index = lessons.findIndex(({ id }) => id === last.lessonId);
  const next = lessons.slice(index).find(isOpen) ?? lessons.find(isOpen);
  return next ? { kind: 'continue', lessonId: next.id } : { kind: 'again', lessonId: first.id };
}

function learningOf({ directory, progress }: CallToActionCourse, primary: PrimaryAction): Learning | undefined {
  if (!('lessonId' in primary)) return undefined;
  const lessons = lessonsInOrder(directory);
  return {
    finished: finishedCount(lessons, progress),
    total: lessons.length,
    secondsLeft: remainingS(lessons, progress),
    next: primary.kind === 'again' ? undefined : lessons.find(({ id }) => id === primary.lessonId),
  };
}

function latestFirst(one: LessonProgress, other: LessonProgress): number {
  return (other.watchedAt ?? 0) - (one.watchedAt ?? 0);
}

/** The server does not report why a course is open: for a VIP member who has also bought it, the reason is "vip". */
function reasonOf({ course, isCoveredByVip }: CallToActionCourse, isVip: boolean): 'free' | 'bought' | 'vip' {
  if (course.isFree) return 'free';
  return isVip && isCoveredByVip ? 'vip' : 'bought';
}
