import { courseAddress, lessonAddress } from '../courses/course-address.js';
import { lessonStartAddress } from '../lesson/start-position.js';
import { duration } from '../text/quantities.js';
import type { CourseOfNotes } from './found-notes.js';
import type { Note } from './note.js';
import { NOTES_FILE } from './strings.js';

/** Characters with a meaning in Markdown, anywhere or at the beginning of a line: the last one of a match. */
const MARKUP = /[\\`*_<[\]&~]|^[ \t]*(?:[#>+=|-]|\d{1,9}[.)])/gm;
/** The latest time that a date can name. */
const LATEST_MS = 8.64e15;

/**
 * Notes as Markdown that `notesFromMarkdown` reads (docs/spec/notes.md#file). `origin` is that of the links. What a file
 * does not have in common with the site is the order of notes of the same second.
 */
export function notesAsMarkdown(courses: readonly Omit<CourseOfNotes, 'count'>[], origin: string): string {
  const parts = courses.flatMap(({ course, groups }) => [
    `# ${link(inLine(course.title), origin + courseAddress(course.id))}`,
    ...groups.flatMap(({ lesson, notes }) => [
      `## ${link(inLine(lesson.title), origin + lessonAddress(lesson.id))}`,
      notes.map((note) => `- ${timeOf(note, origin)} ${asText(note.text)}`).join('\n'),
    ]),
  ]);
  return `${parts.join('\n\n')}\n`;
}

/** The name of the exported file, in which no system refuses a character. */
export function notesFileName(course: string): string {
  const name = course.replace(/[\\/:*?"<>|\p{Cc}\p{Cs}\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, ' ').slice(0, 80);
  return `${name} ${NOTES_FILE}`.trim();
}

/** The second of a note as a link to it, with the time of writing as the title of the link. */
function timeOf({ lessonId, atS, writtenAt }: Note, origin: string): string {
  const written = writtenAt > 0 && writtenAt <= LATEST_MS ? ` "${new Date(writtenAt).toISOString()}"` : '';
  return link(duration(atS), origin + lessonStartAddress(lessonId, atS) + written);
}

function link(text: string, target: string): string {
  return `[${text}](${target})`;
}

/** Further lines belong to the same list entry. */
function asText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(MARKUP, (found) => `${found.slice(0, -1)}\\${found.slice(-1)}`)
    .replace(/\n/g, '\n  ');
}

function inLine(title: string): string {
  return asText(title.replace(/\s+/g, ' ')).trim();
}
