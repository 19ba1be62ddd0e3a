import { type RefObject, useEffect, useRef } from 'react';

import { lessonStartAddress } from '../../domain/lesson/start.js';
import { notesAsMarkdown, notesFileName } from '../../domain/notes/notes-as-markdown.js';
import type { LessonNotes } from '../../domain/notes/note.js';
import { EXPORT_NOTES, NOTES_COPIED, NOTES_NOT_COPIED, PRINT_NOTES } from '../../domain/notes/strings.js';
import { NAVIGATOR } from '../../domain/ports/navigator.js';
import { NOTIFIER } from '../../domain/ports/notifier.js';
import { RUNTIME_SETTINGS } from '../../domain/site/system-config.js';
import { useService } from '../shared/hooks/services.js';
import { copyText } from '../shared/hooks/use-copy.js';
import { NoteAction } from './note-row.js';

interface ExportNotesProps {
  readonly course: string;
  readonly groups: readonly LessonNotes[];
  /** The element that is printed without the page around it (notes.scss). */
  readonly printed: RefObject<HTMLElement | null>;
}

/** Downloads the visible notes as a file, copies them where no file can be saved, or prints them. */
export function ExportNotes({ course, groups, printed }: ExportNotesProps) {
  const { origin } = useService(NAVIGATOR);
  const notifier = useService(NOTIFIER);
  const { canSaveFiles } = useService(RUNTIME_SETTINGS);
  const url = useRef<string>(undefined);
  const release = (): void => {
    if (url.current !== undefined) URL.revokeObjectURL(url.current);
  };
  useEffect(() => release, []);
  const save = (): void => {
    const urlOf = (lessonId: number, atS: number) => origin + lessonStartAddress(lessonId, atS);
    const text = notesAsMarkdown({ course, groups, urlOf });
    if (!canSaveFiles) {
      copyText(text).then(
        () => {
          notifier.success(NOTES_COPIED);
        },
        () => {
          notifier.error(NOTES_NOT_COPIED);
        },
      );
      return;
    }
    release();
    const file = new Blob([text], { type: 'text/markdown;charset=utf-8' });
    url.current = URL.createObjectURL(file);
    Object.assign(document.createElement('a'), { href: url.current, download: notesFileName(course) }).click();
  };
  const print = (): void => {
    const { current } = printed;
    current?.toggleAttribute('data-printed', true);
    window.addEventListener('afterprint', () => current?.removeAttribute('data-printed'), { once: true });
    window.print();
  };
  return (
    <div className="notes__buttons">
      <NoteAction name={EXPORT_NOTES} onPress={save} />
      <NoteAction name={PRINT_NOTES} onPress={print} />
    </div>
  );
}
