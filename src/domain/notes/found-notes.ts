import { PAGE, pageQuery } from '../access/page-query.js';
import { ROUTES } from '../access/routes.js';
import { keywordParameter } from '../search/keywords.js';
import { comparableText, wordsOf } from '../search/matching-text.js';
import { NOTES_A_PAGE } from './limits.js';
import { type LessonNotes, groupNotes, type Note } from './note.js';

/** What the page 我的笔记 shows (docs/spec/notes.md#my-notes): the keywords, and the page of the list. */
export interface NotesAddress {
  readonly keywords: string;
  /** Counted from 1. */
  readonly page: number;
}

export const { read: readNotesAddress, address: notesAddress } = pageQuery<NotesAddress>(ROUTES.memberNotes.pattern, {
  keywords: keywordParameter('q'),
  page: PAGE,
});

/** The notes about one course, by lesson. */
export interface CourseOfNotes {
  readonly course: { readonly id: number; readonly title: string };
  readonly groups: readonly LessonNotes[];
  /** How many there are: a part of the list may not have all. */
  readonly count: number;
}

/** The notes that contain every keyword, in any letter case and width, in their text or a title. */
export function notesWith(notes: readonly Note[], keywords: string): readonly Note[] {
  const wanted = wordsOf(keywords);
  if (wanted.length === 0) return notes;
  return notes.filter(({ text, lessonTitle, courseTitle }) => {
    const whole = comparableText(`${text}\n${lessonTitle}\n${courseTitle}`);
    return wanted.every((word) => whole.includes(word));
  });
}

/** Groups notes by course, the one with the newest note first, and its lessons by id. Titles are the newest ones. */
export function notesByCourse(notes: readonly Note[]): readonly CourseOfNotes[] {
  const courses = new Map<number, Note[]>();
  for (const note of [...notes].sort((one, other) => other.writtenAt - one.writtenAt)) {
    const others = courses.get(note.courseId);
    if (others === undefined) courses.set(note.courseId, [note]);
    else others.push(note);
  }
  return [...courses].map(([id, own]) => ({
    course: { id, title: own.find(({ courseTitle }) => courseTitle !== '')?.courseTitle ?? '' },
    groups: groupNotes(own, lessonsOf(own)),
    count: own.length,
  }));
}

function lessonsOf(notes: readonly Note[]): { readonly id: number; readonly title: string }[] {
  const titles = new Map<number, string>();
  for (const { lessonId, lessonTitle } of notes) {
    const newest = titles.get(lessonId) ?? '';
    titles.set(lessonId, newest || lessonTitle);
  }
  return [...titles].map(([id, title]) => ({ id, title })).sort((one, other) => one.id - other.id);
}

/** One page of the list. A course or lesson that goes on from the page before is named again. */
export function pageOfNotes(courses: readonly CourseOfNotes[], page: number): readonly CourseOfNotes[] {
  let left = (page - 1) * NOTES_A_PAGE;
  let room = NOTES_A_PAGE;
  const cut = (group: LessonNotes): LessonNotes[] => {
    const notes = group.notes.slice(left, left + room);
    left = Math.max(0, left - group.notes.length);
    room -= notes.length;
    return notes.length === 0 ? [] : [{ ...group, notes }];
  };
  return courses
    .map((course) => ({ ...course, groups: course.groups.flatMap(cut) }))
    .filter(({ groups }) => groups.length > 0);
}
