import type { Lesson } from '../courses/directory.js';
import { storedFields } from '../kernel/stored-json.js';
import { countCharacters, visibleText } from '../text/visible-text.js';
import { NOTE_LENGTH, NOTES_PER_COURSE } from './limits.js';

/** A note of a member about one second of a lesson (docs/spec/notes.md). */
export interface Note {
  /** Names the owner, the course and this version of the note: a changed note has another id. */
  readonly id: string;
  readonly courseId: number;
  /** The title when the note was written. Empty in notes that are older than this field. */
  readonly courseTitle: string;
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

/** For the ids of any notes: whether a note is this member's; none is while the member is not known. */
export function isNoteOf(memberId: number | undefined): (id: string) => boolean {
  return (id) => memberId !== undefined && id.startsWith(noteIdsOf(memberId));
}

/** What is stored under the id of a note, which names its course. */
export type NoteContent = Omit<Note, 'id' | 'courseId' | 'courseTitle'> & Partial<Pick<Note, 'courseTitle'>>;

export function writeNote({ courseTitle, lessonId, lessonTitle, atS, text, writtenAt }: NoteContent): string {
  const course = courseTitle === '' ? undefined : courseTitle;
  return JSON.stringify({ course, lesson: lessonId, title: lessonTitle, at: atS, text, written: writtenAt });
}

/** Accepts any stored value; `undefined` for one that is no note. Never throws. */
export function readNote(id: string, stored: string | undefined): Note | undefined {
  const { course, lesson, title, at, text, written } = storedFields(stored);
  if (!isCount(lesson) || !isCount(at) || typeof text !== 'string' || visibleText(text) === '') return undefined;
  return {
    id,
    courseId: Number(id.split('.')[1]),
    courseTitle: typeof course === 'string' ? course : '',
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
  const groups = new Map(lessons.map(({ id, title }) => [id, { lesson: { id, title }, notes: [] as Note[] }]));
  for (const note of [...notes].sort(inOrderOfVideo)) {
    const { lessonId: id, lessonTitle: title } = note;
    const group = groups.get(id) ?? { lesson: { id, title }, notes: [] };
    group.notes.push(note);
    groups.set(id, group);
  }
  return [...groups.values()].filter((group) => group.notes.length > 0);
}

function inOrderOfVideo(one: Note, other: Note): number {
  return one.atS - other.atS || one.writtenAt - other.writtenAt;
}

/** The first note about the lesson after that position; after the last one the first. `undefined` where there is none. */
export function noteAfter(notes: readonly Note[], lessonId: number, positionS: number): Note | undefined {
  const sorted = notes.filter((note) => note.lessonId === lessonId).sort(inOrderOfVideo);
  // A video that was sent to a second may be a little before it.
  return sorted.find(({ atS }) => atS > positionS + 0.5) ?? sorted[0];
}
