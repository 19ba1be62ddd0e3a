import { judgeNote, type Note, noteIdsOf } from '../../domain/notes/note.js';
import type { FileNote } from '../../domain/notes/notes-from-markdown.js';
import type { NoteWriter } from './stored-notes.js';

/** What became of the notes of a file (docs/spec/notes.md#file). */
export interface AddedNotes {
  /** The ids of the new ones. */
  readonly ids: readonly string[];
  /** How many were there already. */
  readonly known: number;
  /** How many the course has no room for, the browser did not store, and are too long or say nothing. */
  readonly tooMany: number;
  readonly notStored: number;
  readonly unreadable: number;
}

/** Adds what is not there yet. Nothing is changed or overwritten. */
export function addNotes(
  notes: readonly FileNote[],
  owner: number | undefined,
  present: readonly Note[],
  writer: NoteWriter,
): AddedNotes {
  const known = new Set(present.map(nameOf));
  const counts = new Map<number, number>();
  for (const { courseId } of present) counts.set(courseId, (counts.get(courseId) ?? 0) + 1);
  const ids: string[] = [];
  const left = { known: 0, tooMany: 0, notStored: 0, unreadable: 0 };
  for (const note of notes) {
    const { courseId } = note;
    const count = counts.get(courseId) ?? 0;
    const verdict = judgeNote(note.text, count);
    if (known.has(nameOf(note))) left.known += 1;
    else if (verdict.kind === 'too-many') left.tooMany += 1;
    else if (verdict.kind !== 'ready') left.unreadable += 1;
    else {
      const id = owner === undefined ? undefined : writer.add(noteIdsOf(owner, courseId), note);
      if (id === undefined) left.notStored += 1;
      else {
        ids.push(id);
        known.add(nameOf(note));
        counts.set(courseId, count + 1);
      }
    }
  }
  return { ids, ...left };
}

/** Two notes with this in common are the same. A file has lines of one kind. */
function nameOf({ courseId, lessonId, atS, text }: FileNote): string {
  return `${courseId} ${lessonId} ${atS} ${text.replace(/\r\n?/g, '\n')}`;
}
