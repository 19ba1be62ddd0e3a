import { duration } from '../text/quantities.js';
import type { LessonNotes } from './note.js';
import { NOTES_FILE } from './strings.js';

/** Characters with a meaning in Markdown, anywhere or at the beginning of a line: the last one of a match. */
const MARKUP = /[\\`*_<[\]&~]|^[ \t]*(?:[#>+=|-]|\d{1,9}[.)])/gm;

interface Source {
  readonly course: string;
  readonly groups: readonly LessonNotes[];
  /** The absolute URL of a second of a lesson. */
  readonly urlOf: (lessonId: number, atS: number) => string;
}

/** Notes as Markdown: course, lessons, and each time as a link with its text (docs/spec/lesson.md#notes). */
export function notesAsMarkdown({ course, groups, urlOf }: Source): string {
  const lessons = groups.map(({ lesson, notes }) => {
    const rows = notes.map(({ atS, text }) => `- [${duration(atS)}](${urlOf(lesson.id, atS)}) ${asText(text)}`);
    return [`## ${inLine(lesson.title)}`, rows.join('\n')].join('\n\n');
  });
  return `${[`# ${inLine(course)}`, ...lessons].join('\n\n')}\n`;
}

/** The name of the exported file, in which no system refuses a character. */
export function notesFileName(course: string): string {
  const name = course.replace(/[\\/:*?"<>|\p{Cc}\p{Cs}\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, ' ').slice(0, 80);
  return `${name} ${NOTES_FILE}`.trim();
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
