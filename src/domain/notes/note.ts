import { countCharacters } from '../comments/comment.js';
import type { Lesson } from '../courses/directory.js';
import { storedFields } from '../kernel/stored-json.js';
import { visibleText } from '../text/visible-text.js';
import { NOTE_LENGTH, NOTES_PER_COURSE } from '../site/limits.js';

/** A note of a member about one second of a lesson (docs/spec/lesson.md#notes). */
export interface Note {
  /** Names the owner, the course and this version of the note: a changed note has another id. */
  readonly id: string;
  readonly lessonId: number;
  /** The title when the note was written, for a lesson that its course no longer lists. */
  readonly lessonTitle: string;
  readonly atS: number;
  /** Plain text, never markup. */
  readonly text: string;
  /** Milliseconds since the epoch. */
  readonly writtenAt: number;
}

/** The beginning of the ids of all notes of a member, or of those about one course. */
export function noteIdsOf(memberId: number, courseId?: number): string {
  return courseId === undefined ? `${memberId}.` : `${memberId}.${courseId}.`;
}

export function writeNote({ lessonId, lessonTitle, atS, text, writtenAt }: Omit<Note, 'id'>): string {
  return JSON.stringify({ lesson: lessonId, title: lessonTitle, at: atS, text, written: writtenAt });
}

/** Accepts any stored value; `undefined` for one that is no note. Never throws. */
export function readNote(id: string, stored: string | undefined): Note | undefined {
  const { lesson, title, at, text, written } = storedFields(stored);
  if (!isCount(lesson) || !isCount(at) || typeof text !== 'string' || visibleText(text) === '') return undefined;
  return {
    id,
    lessonId: lesson,
    lessonTitle: typeof title === 'string' ? title : '',
    atS: at,
    text,
    writtenAt: isCount(written) ? written : 0,
  };
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

/** Why a typed text cannot be stored as a note, or the text to store. */
export type NoteVerdict =
  | { readonly kind: 'empty' | 'too-long' | 'too-many' }
  | { readonly kind: 'ready'; readonly text: string };

/** `others`: how many other notes the member has about the course. */
export function judgeNote(typed: string, others: number): NoteVerdict {
  const length = countCharacters(typed);
  if (length === 0) return { kind: 'empty' };
  if (length > NOTE_LENGTH) return { kind: 'too-long' };
  if (others >= NOTES_PER_COURSE) return { kind: 'too-many' };
  return { kind: 'ready', text: visibleText(typed) };
}

/** The notes about one lesson, in the order of the video. */
export interface LessonNotes {
  readonly lesson: Pick<Lesson, 'id' | 'title'>;
  readonly notes: readonly Note[];
}

/** Groups notes by lesson, in the order of the directory. Lessons that it does not list follow. */
export function groupNotes(notes: readonly Note[], lessons: readonly Pick<Lesson, 'id' | 'title'>[]): LessonNotes[] {
  const sorted = [...notes].sort((one, other) => one.atS - other.atS || one.writtenAt - other.writtenAt);
  const listed = new Set(lessons.map(({ id }) => id));
  const gone = new Map(
    sorted
      .filter(({ lessonId }) => !listed.has(lessonId))
      .map(({ lessonId: id, lessonTitle: title }) => [id, { id, title }]),
  );
  return [...lessons, ...gone.values()]
    .map((lesson) => ({ lesson, notes: sorted.filter(({ lessonId }) => lessonId === lesson.id) }))
    .filter((group) => group.notes.length > 0);
}
