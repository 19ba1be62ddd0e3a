import './lesson-notes.scss';

import { useState } from 'react';
import { Link } from 'react-router-dom';
import { map, startWith, timer } from 'rxjs';

import type { Notes } from '../../application/notes/notes.js';
import { type LessonDetail, lessonTabAddress } from '../../domain/lesson/lesson-page.js';
import { noteMarks } from '../../domain/notes/note-marks.js';
import { noteSaved, SEE_NOTES } from '../../domain/notes/strings.js';
import { PLAYBACK } from '../../domain/ports/playback.js';
import { TIME } from '../../domain/ports/time.js';
import { NOTE_SAVED_MS } from '../../domain/notes/limits.js';
import { duration } from '../../domain/text/quantities.js';
import { useBehavior, useService } from '../shared/hooks/services.js';

/** What the lesson page shows of notes (docs/spec/notes.md#beside-the-video). */
export { NewNote } from './note-field.js';
export { NotesPanel } from './notes-panel.js';

interface LessonNotesProps {
  readonly service: Notes;
  readonly page: LessonDetail;
}

function useNotesOfCourse({ service, page }: LessonNotesProps) {
  const [notes$] = useState(() => service.watch(page.course.course.id));
  return useBehavior(notes$).notes;
}

/** The number of notes about the lesson, behind the name of their tab. */
export function NoteCount(props: LessonNotesProps) {
  const count = useNotesOfCourse(props).filter(({ lessonId }) => lessonId === props.page.lesson.id).length;
  return (
    count > 0 && (
      <>
        {' '}
        <span className="note-count">{count}</span>
      </>
    )
  );
}

/** Marks on the seek bar. The tab has the same notes for screen readers. */
export function NoteMarks(props: LessonNotesProps) {
  const playback = useService(PLAYBACK);
  const notes = useNotesOfCourse(props);
  const [length$] = useState(() => playback.state$.pipe(map(({ durationS }) => durationS)));
  const durationS = useBehavior(length$);
  return (
    <span className="note-marks" aria-hidden="true">
      {noteMarks(notes, props.page.lesson.id, durationS).map((left) => (
        <span key={left} className="note-marks__mark" style={{ left: `${String(left)}%` }} />
      ))}
    </span>
  );
}

/** Beside the title: that the last note was saved, and the way to it. */
export function SavedNote({ page: { lesson }, atS }: Pick<LessonNotesProps, 'page'> & { readonly atS: number }) {
  return (
    <span className="saved-note" role="status">
      <span>{noteSaved(duration(atS))} · </span>
      <Link to={lessonTabAddress(lesson.id, 'notes')} onClick={showLessonBody}>
        {SEE_NOTES}
      </Link>
    </span>
  );
}

/** Scrolls to the tabs, unless they are in view. */
function showLessonBody(): void {
  const body = document.querySelector('.lesson-body');
  const { top } = body?.getBoundingClientRect() ?? { top: 0 };
  if (top < 0 || top > window.innerHeight / 2) body?.scrollIntoView({ behavior: 'instant' });
}

/** Over the video, for a moment. Key it by the note. */
export function SavedOverVideo({ atS }: { readonly atS: number }) {
  const time = useService(TIME);
  const [isShown$] = useState(() =>
    timer(NOTE_SAVED_MS, time).pipe(
      map(() => false),
      startWith(true),
    ),
  );
  const isShown = useBehavior(isShown$);
  return (
    <p className="saved-over-video" role="status" hidden={!isShown}>
      {noteSaved(duration(atS))}
    </p>
  );
}
