import type { Controls } from '../../../src/adapters/memory/server/controls.js';
import { MemoryNoteStore } from '../../../src/adapters/memory/browser/note-store.js';
import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { ROUTES } from '../../../src/domain/access/routes.js';
import * as courses from '../../../src/domain/courses/strings.js';
import { SERVICE_BROKEN } from '../../../src/domain/errors/strings.js';
import { type LessonTab, lessonTabAddress } from '../../../src/domain/lesson/lesson-page.js';
import { KEYS_HINT } from '../../../src/domain/lesson/key-sheet.strings.js';
import * as player from '../../../src/domain/lesson/strings.js';
import * as lesson from '../../../src/domain/lesson/strings.js';
import { noteIdsOf, writeNote } from '../../../src/domain/notes/note.js';
import {
  CLEAR_NOTES,
  CONFIRM_CLEARING,
  NO_NOTES,
  NOTE_FAULTS,
  noteAt,
  OF_COURSE,
  SAVE_NOTE,
} from '../../../src/domain/notes/strings.js';
import { NOTE_STORE } from '../../../src/domain/ports/note-store.js';
import { COPY_LINK, SHARE } from '../../../src/domain/sharing.strings.js';
import { CLOSE, CONTENT_MISSING, LOADING_TEXT, RETRY } from '../../../src/domain/site/strings.js';
import type { CatalogueState } from '../catalogue-state.js';
import { press, pressKey, scrollDown, type } from '../steps/actions.js';
import { pass, plays, sees } from '../steps/events.js';
import type { Stage, Step } from '../steps/step.js';
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

function notesOf(resolve: Stage['resolve']): MemoryNoteStore {
  const store = resolve(NOTE_STORE);
  if (!(store instanceof MemoryNoteStore)) throw new TypeError('The catalogue stores notes in memory');
  return store;
}

/** Notes of the member (101) about this lesson and the next one. */
const wroteNotes: Step = {
  what: 'write notes',
  take: ({ resolve }) => {
    for (const [index, text] of strings.SOME_NOTES.entries()) {
      const lessonId = index < 2 ? OPEN : OPEN + 1;
      const note = { lessonId, lessonTitle: '', atS: [75, 315, 42][index] ?? 0, text, writtenAt: index };
      notesOf(resolve)
        .openTab()
        .write(`${noteIdsOf(101, 26)}${String(index)}`, writeNote(note));
    }
  },
};

const storageIsFull: Step = {
  what: 'fill the storage',
  take: ({ resolve }) => {
    notesOf(resolve).isFull = true;
  },
};

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
  state('requesting', strings.IS_LOADING, OPEN, { set: never('playSources'), shows: player.LOADING_VIDEO }),
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
  state('course-unfinished', lesson.unfinishedAtEnd(7), LAST, { steps: toTheEnd, shows: lesson.TO_UNFINISHED }),
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
  state('picker', lesson.LESSON_PICKER, OPEN, {
    screen: 'narrow',
    steps: [...opened, press(lesson.LESSON_PICKER)],
    shows: CLOSE,
  }),
  state('small-player', strings.IS_SMALL, OPEN, {
    ...WIDE,
    steps: [...opened, plays(10, 1), scrollDown()],
    shows: lesson.CLOSE_SMALL_PLAYER,
  }),
  state('keys', lesson.KEY_SHEET, OPEN, { steps: [...opened, pressKey('?')], shows: KEYS_HINT }),
  state('notes', lesson.NOTES_TEXT, OPEN, {
    tab: 'notes',
    steps: [...opened, wroteNotes],
    shows: strings.SOME_NOTES[0],
  }),
  state('notes-of-course', OF_COURSE, OPEN, {
    tab: 'notes',
    steps: [...opened, wroteNotes, press(OF_COURSE)],
    shows: strings.SOME_NOTES[2],
  }),
  state('notes-empty', titled(lesson.NOTES_TEXT, strings.NOTHING_YET), OPEN, {
    tab: 'notes',
    steps: opened,
    shows: NO_NOTES,
  }),
  state('note-taken', lesson.TAKE_NOTE, OPEN, { steps: [...opened, press(lesson.TAKE_NOTE)], shows: SAVE_NOTE }),
  state('note-over-video', titled(lesson.TAKE_NOTE, lesson.WIDE_MODE), OPEN, {
    ...WIDE,
    steps: [...playing, pressKey('t'), press(lesson.TAKE_NOTE)],
    shows: SAVE_NOTE,
  }),
  state('note-refused', titled(lesson.TAKE_NOTE, strings.STORAGE_IS_FULL), OPEN, {
    steps: [
      ...opened,
      storageIsFull,
      press(lesson.TAKE_NOTE),
      type(noteAt('00:00'), strings.SOME_NOTES[0]),
      press(SAVE_NOTE),
    ],
    shows: NOTE_FAULTS['not-stored'],
  }),
  state('notes-cleared', CLEAR_NOTES, OPEN, {
    tab: 'notes',
    steps: [...opened, wroteNotes, press(CLEAR_NOTES)],
    shows: CONFIRM_CLEARING,
  }),
  state('shared', SHARE, OPEN, { steps: [...opened, press(SHARE)], shows: COPY_LINK }),
  state('page-loading', titled(ROUTES.lesson.title, strings.IS_LOADING), OPEN, {
    set: never('lesson'),
    shows: LOADING_TEXT,
  }),
  state('page-failed', titled(ROUTES.lesson.title, strings.IS_FAILED), OPEN, {
    set: lost('lesson'),
    shows: SERVICE_BROKEN,
  }),
  state('missing', strings.NO_SUCH_RECORD, 99_999, { shows: CONTENT_MISSING }),
];

type Recipe = Pick<CatalogueState, 'set' | 'steps' | 'shows' | 'signedInAs' | 'screen'> & { readonly tab?: LessonTab };

/** The member has finished all lessons before the last one. */
function finishOthers({ pages: { studyRecords } }: Controls): void {
  for (let lessonId = 2601; lessonId < LAST; lessonId += 1)
    studyRecords.watch(ORDINARY_ID, Math.floor(LAST / 100), { lessonId, watchedS: 36, finished: true, atMs: 0 });
}

function state(id: string, how: string, lessonId: number, { tab = 'comments', ...recipe }: Recipe): CatalogueState {
  return {
    signedInAs: SEEDED.ordinary,
    ...recipe,
    id: `pages/lesson/${id}`,
    title: titled(ROUTES.lesson.title, how),
    address: lessonTabAddress(lessonId, tab),
  };
}
