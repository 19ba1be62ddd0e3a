import { manyStudies } from '../../../src/adapters/memory/seed/lessons.js';
import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import type { Controls } from '../../../src/adapters/memory/server/controls.js';
import type { StudyRecord } from '../../../src/adapters/memory/server/study/study-records.js';
import { ROUTES } from '../../../src/domain/access/routes.js';
import { DROP_FAVOURITE } from '../../../src/domain/courses/strings.js';
import { SERVICE_BROKEN } from '../../../src/domain/errors/strings.js';
import { NOTHING_ON_PAGE, PREVIOUS_PAGE } from '../../../src/domain/kernel/paging.strings.js';
import { LOADING_TEXT } from '../../../src/domain/site/strings.js';
import { STUDY_TABS } from '../../../src/domain/study.js';
import * as centre from '../../../src/domain/study.strings.js';
import type { CatalogueState } from '../catalogue-state.js';
import { press } from '../steps/actions.js';
import { sees } from '../steps/events.js';
import * as strings from '../strings.js';
import { titled } from '../strings.js';
import { lost, never } from './calls.js';

/** Seeded: the progress text of a lesson in the course that was started. */
const WATCHED = centre.watchedOf('10:00', '10:00');
const MEMBER_ID = 101;
/** A seeded course without lessons. */
const BARE_COURSE = { userId: MEMBER_ID, courseId: 5, likedAtMs: 0, watched: [] };

/** The study center: its lists, filled and empty, with lessons and favourites. */
export const STATES: readonly CatalogueState[] = [
  study('learned', centre.TAB_NAMES.learned, { shows: centre.COURSE_FINISHED }),
  study('bought', centre.TAB_NAMES.courses, { query: '?tab=courses', shows: centre.COURSE_WITHDRAWN }),
  study('liked', centre.TAB_NAMES.like, { query: '?tab=like', shows: centre.ACTIONS.start }),
  ...STUDY_TABS.map((tab) =>
    study(`empty-${tab}`, `${centre.TAB_NAMES[tab]} ${strings.NOTHING_YET}`, {
      query: `?tab=${tab}`,
      set: keeping([]),
      shows: centre.TAB_EMPTY[tab],
    }),
  ),
  study('last-page', strings.LAST_PAGE, {
    query: '?page=2',
    set: keeping(manyStudies(MEMBER_ID)),
    shows: PREVIOUS_PAGE,
  }),
  study('past-the-end', strings.PAST_THE_END, { query: '?page=9', shows: NOTHING_ON_PAGE }),
  study('list-loading', strings.LIST_IS_LOADING, {
    set: never('learnedCourses'),
    steps: [sees(centre.TAB_NAMES.like)],
    shows: LOADING_TEXT,
  }),
  study('list-failed', strings.BESIDE_THE_LIST, { set: lost('learnedCourses'), shows: SERVICE_BROKEN }),
  study('lessons', centre.PROGRESS_OF_LESSONS, { steps: openLessons(strings.SEEDED_BEGUN), shows: WATCHED }),
  study('lessons-loading', strings.LESSONS_ARE_LOADING, {
    set: never('learnedLessons'),
    steps: openLessons(strings.SEEDED_BEGUN),
    shows: LOADING_TEXT,
  }),
  study('lessons-failed', strings.LESSONS_ARE_LOST, {
    set: lost('learnedLessons'),
    steps: openLessons(strings.SEEDED_BEGUN),
    shows: SERVICE_BROKEN,
  }),
  study('lessons-empty', strings.WITHOUT_LESSONS, {
    query: '?tab=like',
    set: keeping([BARE_COURSE]),
    steps: [press(centre.PROGRESS_OF_LESSONS)],
    shows: centre.NO_LESSONS_YET,
  }),
  study('dropped', DROP_FAVOURITE, {
    query: '?tab=like',
    steps: [press(`${DROP_FAVOURITE}${centre.ofCourse(strings.SEEDED_LIKED)}`)],
    shows: centre.favouriteDropped(strings.SEEDED_LIKED),
  }),
  study('long', strings.LONG_WORDS, {
    set: ({ pages: { catalogue } }) => {
      catalogue.change({
        courses: catalogue.courses.map((course) => ({
          ...course,
          title: `${strings.LONG_FAULT}${strings.LONG_LATIN}`,
        })),
      });
    },
    shows: centre.COURSE_FINISHED,
  }),
];

type Recipe = Pick<CatalogueState, 'set' | 'steps' | 'shows'> & { readonly query?: string };

function study(id: string, how: string, { query = '', ...recipe }: Recipe): CatalogueState {
  return {
    ...recipe,
    id: `pages/study-center/${id}`,
    title: titled(ROUTES.studyCenter.title, how),
    address: `/study-center${query}`,
    signedInAs: SEEDED.ordinary,
  };
}

function openLessons(title: string) {
  return [press(`${centre.PROGRESS_OF_LESSONS}${centre.ofCourse(title)}`)];
}

/** Replaces the study records of all members. */
function keeping(all: readonly StudyRecord[]): (controls: Controls) => void {
  return ({ pages: { studyRecords } }) => {
    studyRecords.stored.change({ all });
  };
}
