import type { Announcement } from '../announcements.js';
import type { CourseSummary } from '../courses/course.js';
import type { AppError } from '../errors/app-error.js';
import type { Loading } from '../kernel/loading.js';
import type { LearnedCourse } from '../study.js';

/** One picture of the carousel (pages §1.1). */
export interface Slide {
  /** Absolute address. */
  readonly picture: string;
  /** Where it leads, a path of this site or an address outside; absent when it leads nowhere. */
  readonly link?: string;
}

/** What the owner has put on home (pages §1), whatever generation the server is of. */
export interface HomeContent {
  readonly slides: readonly Slide[];
  /** In the order of the server. */
  readonly blocks: readonly HomeBlock[];
}

/** A course of a block. The server does not check whether the courses of its blocks are published (API 3.1). */
export interface HomeCourse extends CourseSummary {
  /** Milliseconds since the epoch; `undefined` where the answer does not say. */
  readonly publishedAt?: number | undefined;
}

/** The content without the courses that are published only after `now`: their own pages would say that they are gone. */
export function publishedBy(now: number, { slides, blocks }: HomeContent): HomeContent {
  return {
    slides,
    blocks: blocks.map((block) =>
      block.kind === 'courses'
        ? { ...block, courses: block.courses.filter(({ publishedAt = now }) => publishedAt <= now) }
        : block,
    ),
  };
}

/** A part of home. What else a server may send is left out (API 3.1). Ids tell neighbours apart and mean nothing else. */
export type HomeBlock =
  | {
      readonly kind: 'courses';
      readonly id: number;
      /** May be empty. */
      readonly title: string;
      readonly courses: readonly HomeCourse[];
    }
  | {
      readonly kind: 'html';
      readonly id: number;
      /** As the owner wrote it, not yet sanitised: never to be shown as it is. */
      readonly html: string;
    };

/** A part that stands above the blocks and may be missing. */
export type HomePart<T> =
  /** It has no place. */
  | { readonly kind: 'none' }
  /** It has its place, and its answer is on the way. */
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly value: T }
  | { readonly kind: 'failed'; readonly error: AppError };

/** Home as it is drawn (pages §1, §17). */
export interface HomeView {
  /** The blocks have been answered for once: what stands above them has found its place. */
  readonly settled: boolean;
  readonly content: Loading<HomeContent>;
  readonly announcement: HomePart<Announcement>;
  readonly learned: HomePart<readonly LearnedCourse[]>;
}

/** What has become of each question by now. */
export interface HomeAnswers {
  readonly content: Loading<HomeContent>;
  readonly latest: Loading<Announcement | undefined>;
  /** `undefined` for strangers, who are not asked about. */
  readonly learned: Loading<readonly LearnedCourse[]> | undefined;
  /** The blocks have waited for the announcement as long as they do. */
  readonly waited: boolean;
  /** Of the announcement that was closed on this device; no number where none was. */
  readonly closedId: number;
}

const NONE = { kind: 'none' } as const;

export const HOME_PENDING: HomeView = {
  settled: false,
  content: { kind: 'loading' },
  announcement: NONE,
  learned: NONE,
};

/**
 * What is drawn next. Nothing shifts by itself: which parts have a place is decided once, with the blocks. An
 * announcement that comes later waits for the next visit; the courses of a member have their place until the answer
 * arrives, and lose it where there are none.
 */
export function nextHomeView(shown: HomeView, answers: HomeAnswers): HomeView {
  const { content, latest, learned, closedId, waited } = answers;
  const isAllToCome = content.kind === 'loading' || (latest.kind === 'loading' && !waited);
  if (!shown.settled && isAllToCome) return HOME_PENDING;
  const announcement = shown.settled
    ? inItsPlace(shown.announcement, partOf(latest))
    : latest.kind === 'loading'
      ? NONE
      : partOf(latest);
  return {
    settled: true,
    content,
    announcement: announcement.kind === 'ready' && announcement.value.id === closedId ? NONE : announcement,
    learned: shown.settled ? inItsPlace(shown.learned, partOf(learned)) : partOf(learned),
  };
}

/** Whatever comes late fills a place that there is, and makes none. */
function inItsPlace<T>(shown: HomePart<T>, next: HomePart<T>): HomePart<T> {
  return shown.kind === 'none' ? NONE : next;
}

function partOf<T>(state: Loading<T | undefined> | undefined): HomePart<T> {
  switch (state?.kind) {
    case undefined:
      return NONE;
    case 'loading':
      return state;
    case 'ready':
      return isNothing(state.value) ? NONE : { kind: 'ready', value: state.value };
    // Nothing here is asked for by its id.
    case 'gone':
      return NONE;
    case 'failed':
      return state;
  }
}

function isNothing(value: unknown): value is undefined {
  return value === undefined || (Array.isArray(value) && value.length === 0);
}
