import { useState } from 'react';

import type { Notes } from '../../application/notes/notes.js';
import type { LessonPage } from '../../domain/lesson/page.js';
import { useBehavior } from '../hooks/services.js';
import { NoteField } from './note-field.js';
import type { TakenNote } from './use-note-taking.js';

export interface NewNoteProps {
  readonly service: Notes;
  readonly page: LessonPage;
  readonly taken: TakenNote;
  readonly onClose: () => void;
}

/** The field of a new note. What one member has typed is never displayed to another. */
export function NewNote({ service, page, taken, onClose }: NewNoteProps) {
  const { lesson, of } = page;
  const [notes$] = useState(() => service.ofCourse(of.course.id));
  const { owner } = useBehavior(notes$);
  return (
    <NoteField
      key={owner}
      service={service}
      target={{ owner, courseId: of.course.id, lessonId: lesson.id, lessonTitle: lesson.title, atS: taken.atS }}
      focusNext={taken.focusNext}
      onClose={onClose}
    />
  );
}
