import type { Controls } from '../../../src/adapters/memory/server/controls.js';
import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { ROUTES } from '../../../src/domain/access/routes.js';
import * as courses from '../../../src/domain/courses/strings.js';
import { SERVICE_BROKEN } from '../../../src/domain/errors/strings.js';
import * as player from '../../../src/domain/lesson/strings.js';
import * as lesson from '../../../src/domain/lesson/strings.js';
import { CLOSE, CONTENT_MISSING, LOADING, RETRY } from '../../../src/domain/site/strings.js';
import type { CatalogueState } from '../catalogue-state.js';
import { press, pressKey, scrollDown } from '../steps/actions.js';
import { pass, plays, sees } from '../steps/events.js';
import type { Step } from '../steps/step.js';
import * as strings from '../strings.js';
import { titled } from '../strings.js';
import { lost, never } from './calls.js';

/** Seeded lessons, by what is special about them. */
const OPEN = 2603;
const TWO_QUALITIES = 2602;
const LAST = 2608;
/** The member with the mobile `SEEDED.ordinary`. */
const ORDINARY_ID = 101;
const BEGUN = 202;
const PREVIEW = 2701;
const LOCKED = 2702;
const EMBEDDED = 1505;
const WITHOUT_ADDRESS = 1506;
const REFUSED = 1507;
const FORWARD_ONLY = 601;

/** The video is loaded and paused. */
const opened: readonly Step[] = [sees(player.PLAY), pass(200)];
const playing: readonly Step[] = [...opened, plays(5, 1)];
/** The in-memory video of the catalogue is ten minutes long. */
const toTheEnd: readonly Step[] = [...opened, plays(599, 1)];

const WIDE = { screen: 'wide' } as const;

/** The lesson page: the player, and everything that can be displayed instead of it. */
export const STATES: readonly CatalogueState[] = [
  state('ready', strings.IS_READY, OPEN, { steps: opened, shows: player.startOf('00:36') }),
  state('ready-to-resume', courses.CONTINUE_LEARNING, BEGUN, { steps: opened, shows: player.continueFrom('05:15') }),
  state('playing', player.PLAY, OPEN, { steps: playing, shows: player.SPEED }),
  state('qualities', player.QUALITY, TWO_QUALITIES, { steps: playing, shows: player.QUALITY }),
  state('resumed', titled(courses.CONTINUE_LEARNING, player.PLAY), BEGUN, {
    steps: [...opened, plays(315, 1)],
    shows: lesson.FROM_THE_START,
  }),
  state('forward-only', strings.FORWARD_ONLY, FORWARD_ONLY, {
    signedInAs: SEEDED.vip,
    steps: playing,
    shows: player.MUTE,
  }),
  state('asking', strings.IS_LOADING, OPEN, { set: never('playSources'), shows: player.LOADING_VIDEO }),
  state('video-failed', strings.IS_FAILED, OPEN, { set: lost('playSources'), shows: RETRY }),
  state('refused', strings.IS_REFUSED, REFUSED, { shows: RETRY }),
  state('no-address', lesson.NO_ADDRESS, WITHOUT_ADDRESS, { shows: lesson.NO_ADDRESS }),
  // The embedded site cannot be reached, because the catalogue has no network; the iframe is rendered all the same.
  { ...state('frame', strings.IS_EMBEDDED, EMBEDDED, { shows: strings.EMBEDDED_LESSON }), noisy: true },
  state('locked', courses.LOCKED, LOCKED, { shows: lesson.LESSON_LOCKED }),
  state('preview', courses.PREVIEW, PREVIEW, { steps: opened, shows: lesson.PREVIEWING }),
  state('preview-over', lesson.PREVIEW_OVER, PREVIEW, {
    steps: [...opened, plays(12, 1)],
    shows: lesson.PREVIEW_OVER,
  }),
  state('next', lesson.NEXT_LESSON, OPEN, { steps: toTheEnd, shows: lesson.PLAY_NOW }),
  state('next-cancelled', lesson.CANCEL_NEXT, OPEN, {
    steps: [...toTheEnd, press(lesson.CANCEL_NEXT)],
    shows: lesson.PLAY_AGAIN,
  }),
  state('course-unfinished', lesson.lessonsLeft(7), LAST, { steps: toTheEnd, shows: lesson.TO_UNFINISHED }),
  state('course-ended', lesson.COURSE_ENDED, LAST, {
    set: finishOthers,
    steps: toTheEnd,
    shows: lesson.BACK_TO_COURSE,
  }),
  state('wide', lesson.WIDE_MODE, OPEN, { ...WIDE, steps: [...playing, pressKey('t')], shows: lesson.SHOW_DIRECTORY }),
  state('drawer', lesson.SHOW_DIRECTORY, OPEN, {
    ...WIDE,
    steps: [...opened, pressKey('t'), press(lesson.SHOW_DIRECTORY)],
    shows: CLOSE,
  }),
  state('small-player', strings.IS_SMALL, OPEN, {
    ...WIDE,
    steps: [...opened, plays(10, 1), scrollDown()],
    shows: lesson.CLOSE_SMALL_PLAYER,
  }),
  state('keys', lesson.KEY_SHEET, OPEN, { steps: [...opened, pressKey('?')], shows: lesson.KEYS_NOTE }),
  state('page-loading', titled(ROUTES.courseVideo.title, strings.IS_LOADING), OPEN, {
    set: never('lesson'),
    shows: LOADING,
  }),
  state('page-failed', titled(ROUTES.courseVideo.title, strings.IS_FAILED), OPEN, {
    set: lost('lesson'),
    shows: SERVICE_BROKEN,
  }),
  state('missing', strings.NO_SUCH_RECORD, 99_999, { shows: CONTENT_MISSING }),
];

type Recipe = Pick<CatalogueState, 'set' | 'steps' | 'shows' | 'signedInAs' | 'screen'>;

/** The member has finished all lessons before the last one. */
function finishOthers({ pages: { studyRecords } }: Controls): void {
  for (let lessonId = 2601; lessonId < LAST; lessonId += 1)
    studyRecords.watch(ORDINARY_ID, Math.floor(LAST / 100), { lessonId, watchedS: 36, finished: true, atMs: 0 });
}

function state(id: string, how: string, lessonId: number, recipe: Recipe): CatalogueState {
  return {
    signedInAs: SEEDED.ordinary,
    ...recipe,
    id: `pages/course-video/${id}`,
    title: titled(ROUTES.courseVideo.title, how),
    address: `/courses/video/${String(lessonId)}`,
  };
}
