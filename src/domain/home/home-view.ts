import type { Announcement } from '../announcements/announcement.js';
import type { AppError } from '../errors/app-error.js';
import type { Loading } from '../kernel/loading.js';
import type { LearnedCourse } from '../study/studied-course.js';
import type { HomeContent } from './home-content.js';

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
