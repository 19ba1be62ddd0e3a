import { visibleText } from '../text/visible-text.js';
import type { Note } from './note.js';

/** A note in a file: everything but its id, which names the owner. */
export type FileNote = Omit<Note, 'id'>;

export interface NotesInFile {
  readonly notes: readonly FileNote[];
  /** How many entries of a list are no notes. */
  readonly unreadable: number;
}

const HEADING = /^##? \[([^]*)\]\([^\s()]*\/courses\/(detail|video)\/([1-9]\d{0,8})\)\s*$/;
const ENTRY = /^[-*+] \[[\d:]+\]\([^\s()]*\/courses\/video\/([1-9]\d{0,8})\?t=(\d{1,7})(?: "([^"]*)")?\) ?([^]*)$/;
/** A further line of an entry. An editor may have removed the blanks of an empty one. */
const FURTHER = /^(?: {2}|$)/;

/** The file that `notesAsMarkdown` writes, also after an editor has saved it. Never throws (docs/spec/notes.md#file). */
export function notesFromMarkdown(file: string): NotesInFile {
  const entries: Entry[] = [];
  let unreadable = 0;
  let course: Heading | undefined;
  let lesson: Heading | undefined;
  /** The entry to which further lines belong. */
  let open: Entry | undefined;
  for (const line of file.replace(/^\ufeff/, '').split(/\r\n?|\n/)) {
    if (open && FURTHER.test(line)) {
      open.lines.push(line.slice(2));
      continue;
    }
    open = undefined;
    if (line.startsWith('# ')) [course, lesson] = [headingOf(line, 'detail'), undefined];
    if (line.startsWith('## ')) lesson = headingOf(line, 'video');
    if (!/^[-*+] /.test(line)) continue;
    open = entryOf(line, course, lesson);
    if (open) entries.push(open);
    else unreadable += 1;
  }
  const notes = entries
    .map(({ note, lines }) => ({ ...note, text: visibleText(unescaped(lines.join('\n'))) }))
    .filter(({ text }) => text !== '');
  return { notes, unreadable: unreadable + entries.length - notes.length };
}

interface Heading {
  readonly id: number;
  readonly title: string;
}

interface Entry {
  readonly note: Omit<FileNote, 'text'>;
  readonly lines: string[];
}

function entryOf(line: string, course: Heading | undefined, lesson: Heading | undefined): Entry | undefined {
  const [, lessonId, atS, written = '', text = ''] = ENTRY.exec(line) ?? [];
  if (lessonId === undefined || course === undefined) return undefined;
  const note = {
    courseId: course.id,
    courseTitle: course.title,
    lessonId: Number(lessonId),
    lessonTitle: lesson?.id === Number(lessonId) ? lesson.title : '',
    atS: Number(atS),
    writtenAt: Math.max(0, Date.parse(written) || 0),
  };
  return { note, lines: [text] };
}

function headingOf(line: string, kind: 'detail' | 'video'): Heading | undefined {
  const [, title = '', named, id] = HEADING.exec(line) ?? [];
  return named === kind ? { id: Number(id), title: unescaped(title) } : undefined;
}

/** Markdown without the escapes of its punctuation. */
function unescaped(text: string): string {
  return text.replace(/\\([!-/:-@[-`{-~])/g, '$1');
}
