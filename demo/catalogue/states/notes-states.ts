import { MemoryNoteStore } from '../../../src/adapters/memory/browser/note-store.js';
import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { ROUTES } from '../../../src/domain/access/routes.js';
import { NEXT_PAGE } from '../../../src/domain/kernel/paging.strings.js';
import { noteIdsOf, writeNote } from '../../../src/domain/notes/note.js';
import * as notes from '../../../src/domain/notes/strings.js';
import { NOTE_STORE } from '../../../src/domain/ports/note-store.js';
import type { CatalogueState } from '../catalogue-state.js';
import { press, type } from '../steps/actions.js';
import { type Stage, type Step, untilFound } from '../steps/step.js';
import * as strings from '../strings.js';
import { titled } from '../strings.js';

/** The member with the mobile `SEEDED.ordinary`. */
const MEMBER_ID = 101;
/** The page over the notes of all courses. */
export const STATES: readonly CatalogueState[] = [
  page('some', strings.IS_READY, { steps: [wrote(7)], shows: notes.notesInAll(7) }),
  page('many', strings.MANY_RECORDS, { steps: [wrote(320)], shows: NEXT_PAGE }),
  page('found', notes.SEARCH_NOTES, {
    steps: [wrote(7), type(notes.SEARCH_NOTES, strings.NOTE_WORDS)],
    shows: notes.EXPORT_FOUND,
  }),
  page('nothing-found', titled(notes.SEARCH_NOTES, strings.NOTHING_YET), {
    steps: [wrote(7), type(notes.SEARCH_NOTES, 'x1')],
    shows: notes.CLEAR_SEARCH,
  }),
  page('edited', notes.EDIT_NOTE, {
    steps: [wrote(2), press(`${notes.EDIT_NOTE} ${notes.noteAt('01:15')}`)],
    shows: notes.SAVE_NOTE,
  }),
  page('deleted', notes.DELETE_NOTE, {
    steps: [wrote(2), press(`${notes.DELETE_NOTE} ${notes.noteAt('01:15')}`)],
    shows: notes.NOTE_DELETED,
  }),
  page('imported', notes.IMPORT_NOTES, { steps: [choose(strings.NOTES_IN_FILE)], shows: notes.notesImported(3) }),
  page('not-imported', titled(notes.IMPORT_NOTES, strings.IS_REFUSED), {
    steps: [wrote(2), choose('x')],
    shows: notes.IMPORT_FAULTS.foreign,
  }),
  page('storage-full', titled(notes.IMPORT_NOTES, strings.STORAGE_IS_FULL), {
    steps: [
      wrote(2),
      changed((store) => {
        store.isFull = true;
      }),
      choose(strings.NOTES_IN_FILE),
    ],
    shows: notes.notesNotStored(3),
  }),
  page('cleared', notes.CLEAR_NOTES, { steps: [wrote(7), press(notes.CLEAR_NOTES)], shows: notes.CONFIRM_CLEARING }),
  page('empty', strings.NOTHING_YET, { shows: notes.NO_NOTES }),
  page('forbidden', strings.STORAGE_IS_FORBIDDEN, {
    steps: [
      changed((store) => {
        store.isForbidden = true;
        store.openTab().erase('');
      }),
    ],
    shows: notes.STORAGE_FORBIDDEN,
  }),
];

function storeOf(resolve: Stage['resolve']): MemoryNoteStore {
  const store = resolve(NOTE_STORE);
  if (!(store instanceof MemoryNoteStore)) throw new TypeError('The catalogue stores notes in memory');
  return store;
}

/** Notes about four courses, one of which has no stored title. */
function wrote(count: number): Step {
  return changed((store) => {
    for (let index = 0; index < count; index += 1) {
      const course = index % 4;
      const lessonId = 2600 + 10 * course + (Math.floor(index / 4) % 3);
      const value = writeNote({
        courseTitle: strings.NOTE_COURSES[course] ?? '',
        ...{ lessonId, lessonTitle: strings.NOTE_LESSONS[lessonId % 3] ?? '', atS: 75 + 240 * Math.floor(index / 3) },
        ...{ text: strings.SOME_NOTES[index % 3] ?? '', writtenAt: index + 1 },
      });
      store.openTab().write(`${noteIdsOf(MEMBER_ID, 26 + course)}${String(index)}`, value);
    }
  });
}

function changed(change: (store: MemoryNoteStore) => void): Step {
  return {
    what: 'change the stored notes',
    take: ({ resolve }) => {
      change(storeOf(resolve));
    },
  };
}

function choose(text: string): Step {
  return {
    what: 'choose a file',
    take: async () => {
      const input = await untilFound(
        () => document.querySelector<HTMLInputElement>('.member-notes input[type="file"]') ?? undefined,
      );
      const files = new DataTransfer();
      files.items.add(new File([text], 'notes.md'));
      input.files = files.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    },
  };
}

function page(id: string, how: string, recipe: Pick<CatalogueState, 'steps' | 'shows'>): CatalogueState {
  return {
    ...recipe,
    id: `pages/member-notes/${id}`,
    title: titled(ROUTES.memberNotes.title, how),
    address: ROUTES.memberNotes.pattern,
    signedInAs: SEEDED.ordinary,
  };
}
