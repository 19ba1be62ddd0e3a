import type { RefObject } from 'react';

import type { CourseOfNotes } from '../../domain/notes/found-notes.js';
import { EXPORT_NOTES } from '../../domain/notes/strings.js';
import { PrintButton } from '../shared/widgets/print-button.js';
import { NoteAction } from './note-action.js';
import { useExportNotes } from './use-export-notes.js';

interface ExportNotesProps extends Omit<CourseOfNotes, 'count'> {
  /** The element that is printed without the page around it (notes.scss). */
  readonly printed: RefObject<HTMLElement | null>;
}

/** Downloads or prints the listed notes (docs/spec/notes.md#file). */
export function ExportNotes({ course, groups, printed }: ExportNotesProps) {
  const save = useExportNotes();
  return (
    <>
      <NoteAction
        name={EXPORT_NOTES}
        onPress={() => {
          save([{ course, groups }], course.title);
        }}
      />
      <PrintButton part={printed} />
    </>
  );
}
