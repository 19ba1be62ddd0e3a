import type { Announcement } from '../announcements.js';
import type { CourseSummary } from '../courses/course.js';
import type { AppError } from '../errors/app-error.js';
import type { Loading } from '../kernel/loading.js';
import { COURSES_TO_CONTINUE } from './limits.js';
import { type LearnedCourse, studyAction } from '../study.js';
import { isClosedAnnouncement } from './closed-announcement.js';

/** A slide of the carousel (docs/spec/home.md#carousel). */
export interface Slide {
  /** Absolute URL of the image. */
  readonly image: string;
  /** A path of this site or an external URL; absent when the slide is not a link. */
  readonly link?: string;
}

/** The content that the owner has put on home (docs/spec/home.md#parts), for servers of both generations. */
export interface HomeContent {
  readonly slides: readonly Slide[];
  /** In the server's order. */
  readonly blocks: readonly HomeBlock[];
}

/** A course in a block. It may not be published yet: the server does not check that (docs/api/home.md#home-blocks). */
export interface HomeCourse extends CourseSummary {
  /** Milliseconds since the epoch; `undefined` where the answer does not contain it. */
  readonly publishedAt?: number | undefined;
}

/** The content without courses that are published after `now`: their own pages would report them as missing. */
export function publishedBy(now: number | undefined, { slides, blocks }: HomeContent): HomeContent {
  return {
    slides,
    blocks: blocks.map((block) =>
      block.kind === 'courses'
        ? {
            ...block,
            courses: block.courses.filter(
              ({ publishedAt }) => publishedAt === undefined || now === undefined || publishedAt <= now,
            ),
          }
        : block,
    ),
  };
}

/** A block of home. Other kinds that a server may send are left out (docs/api/home.md#home-blocks). */
export type HomeBlockContent =
  | {
      readonly kind: 'courses';
      /** May be empty. */
      readonly title: string;
      readonly courses: readonly HomeCourse[];
    }
  | {
      readonly kind: 'html';
      /** The owner's HTML, not yet sanitised: must not be rendered as it is. */
      readonly html: string;
    };

/** Its id only distinguishes it from other blocks. */
export type HomeBlock = HomeBlockContent & { readonly id: number };

/** The state of a part above the blocks, which may be missing. */
export type HomePart<T> =
  /** The page reserves no space for the part. */
  | { readonly kind: 'none' }
  /** The page reserves space; the answer has not arrived. */
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly value: T }
  | { readonly kind: 'failed'; readonly error: AppError };

/** Home as it is rendered (docs/spec/home.md#parts, docs/spec/home.md#stillness). */
export interface HomeView {
  /** The blocks were loaded once: whether there is space for an announcement is decided. */
  readonly isSettled: boolean;
  /** The visitor was anonymous at that moment: the page says what the site is. */
  readonly showsIntroduction: boolean;
  readonly content: Loading<HomeContent>;
  readonly announcement: HomePart<Announcement>;
  /** May be `ready` without a course: releasing its space at the top would move the rest of the page. */
  readonly learned: HomePart<readonly LearnedCourse[]>;
}

/** The device has stored that the member has no course to continue: the page reserves no space. */
export const NOTHING_LEARNED = { kind: 'nothing-learned' } as const;

/** The current state of each request. */
export interface HomeAnswers {
  readonly content: Loading<HomeContent>;
  readonly latest: Loading<Announcement | undefined>;
  /** `undefined` for anonymous visitors, for whom nothing is requested. */
  readonly learned: Loading<readonly LearnedCourse[]> | typeof NOTHING_LEARNED | undefined;
  /** The blocks have waited for the announcement for the longest time allowed. */
  readonly hasWaited: boolean;
  /** What this device has stored about closed announcements. */
  readonly closed: string | undefined;
}

const NONE = { kind: 'none' } as const;

export const HOME_PENDING: HomeView = {
  isSettled: false,
  showsIntroduction: false,
  content: { kind: 'loading' },
  announcement: NONE,
  learned: NONE,
};

/**
 * The next view of home. Content never shifts by itself. The courses of a member have space from the start,
 * where the device does not know that there are none. Whether an
 * announcement has space is decided once, with the blocks; a later announcement waits for the next visit.
 */
export function nextHomeView(shown: HomeView, answers: HomeAnswers): HomeView {
  const { content, latest, learned, closed, hasWaited } = answers;
  const isPending = content.kind === 'loading' || (latest.kind === 'loading' && !hasWaited);
  if (!shown.isSettled && isPending) return { ...HOME_PENDING, learned: learnedPart(learned) };
  const announcement = shown.isSettled
    ? updatedBlock(shown.announcement, partOf(latest))
    : latest.kind === 'loading'
      ? NONE
      : partOf(latest);
  return {
    isSettled: true,
    showsIntroduction: shown.isSettled ? shown.showsIntroduction : learned === undefined,
    content,
    announcement:
      announcement.kind === 'ready' && isClosedAnnouncement(announcement.value, closed) ? NONE : announcement,
    learned: shown.isSettled ? updatedBlock(shown.learned, learnedPart(learned)) : learnedPart(learned),
  };
}

/** Updates a part that has space; a part without space gets none later. */
function updatedBlock<T>(shown: HomePart<T>, next: HomePart<T>): HomePart<T> {
  return shown.kind === 'none' ? NONE : next;
}

function learnedPart(state: HomeAnswers['learned']): HomeView['learned'] {
  if (state?.kind === 'nothing-learned') return NONE;
  return state?.kind === 'ready' ? state : partOf(state);
}

function partOf<T>(state: Loading<T | undefined> | undefined): HomePart<T> {
  switch (state?.kind) {
    case undefined:
      return NONE;
    case 'loading':
      return state;
    case 'ready':
      return state.value === undefined ? NONE : { kind: 'ready', value: state.value };
    // Cannot occur: the home page requests nothing by id.
    case 'missing':
      return NONE;
    case 'failed':
      return state;
  }
}

/** The courses to continue: unfinished ones first, otherwise in the given order, without those that were deleted. */
export function coursesToContinue(learned: readonly LearnedCourse[]): readonly LearnedCourse[] {
  const existing = learned.filter(({ course }) => course !== undefined);
  const isFinished = (course: LearnedCourse) => studyAction(course) === 'finished';
  const inOrder = [...existing.filter((course) => !isFinished(course)), ...existing.filter(isFinished)];
  return inOrder.slice(0, COURSES_TO_CONTINUE);
}
