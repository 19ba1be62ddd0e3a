import './notes.scss';

import { useRef, useState } from 'react';

import type { CourseNotes, Notes } from '../../application/notes/notes.js';
import { lessonsInOrder } from '../../domain/courses/directory.js';
import type { LessonDetail } from '../../domain/lesson/lesson-page.js';
import { groupNotes, type Note } from '../../domain/notes/note.js';
import * as strings from '../../domain/notes/strings.js';
import { NOTIFIER } from '../../domain/ports/notifier.js';
import { UNDO } from '../../domain/study.strings.js';
import { EmptyState } from '../shared/feedback/empty-state.js';
import { useBehavior, useService } from '../shared/hooks/services.js';
import { useFocusOn } from '../shared/hooks/use-focus-on.js';
import { ClearNotes } from './clear-notes.js';
import { NoteField } from './note-field.js';
import { NoteAction, NoteRow } from './note-row.js';
import { ExportNotes } from './export-notes.js';

export interface NotesPanelProps {
  readonly service: Notes;
  readonly page: LessonDetail;
  readonly onJump: (atS: number) => void;
}

/** The notes of the present member. What one member has opened or deleted is never displayed to another. */
export function NotesPanel({ service, ...props }: NotesPanelProps) {
  const [notes$] = useState(() => service.ofCourse(props.page.course.course.id));
  const notes = useBehavior(notes$);
  return <NotesOfMember key={notes.owner} service={service} known={notes} {...props} />;
}

const SCOPES = [
  ['lesson', strings.OF_LESSON],
  ['course', strings.OF_COURSE],
] as const;

/** The list of notes with everything that can be done with it (docs/spec/lesson.md#notes). */
function NotesOfMember({ service, page, known, onJump }: NotesPanelProps & { readonly known: CourseNotes }) {
  const {
    lesson,
    course: { course, directory },
  } = page;
  const notifier = useService(NOTIFIER);
  const panel = useRef<HTMLDivElement>(null);
  const [scope, setScope] = useState<'lesson' | 'course'>('lesson');
  const [edited, setEdited] = useState<Note>();
  const [deleted, setDeleted] = useState<Note>();

  const inScope = known.notes.filter(({ lessonId }) => scope === 'course' || lessonId === lesson.id);
  // The field stays open where another tab has changed or deleted its note.
  const isEditedGone = edited !== undefined && !inScope.some(({ id }) => id === edited.id);
  const groups = groupNotes(isEditedGone ? [...inScope, edited] : inScope, lessonsInOrder(directory));
  const remove = (note: Note): void => {
    if (service.remove(note)) setDeleted(note);
    else notifier.error(strings.NOTE_STAYS);
  };
  const undo = (note: Note): void => {
    if (service.restore(note)) setDeleted(undefined);
    else notifier.error(strings.NOTE_FAULTS['not-stored']);
  };
  const rowOf = (note: Note) =>
    note.id === edited?.id ? (
      <li key={note.id}>
        <NoteField
          service={service}
          target={{ ...note, owner: known.owner, courseId: course.id }}
          base={edited}
          onClose={() => {
            setEdited(undefined);
          }}
        />
      </li>
    ) : (
      <NoteRow
        key={note.id}
        note={note}
        onJump={note.lessonId === lesson.id ? onJump : undefined}
        onEdit={() => {
          setEdited(note);
        }}
        onDelete={() => {
          remove(note);
        }}
      />
    );
  return (
    <div ref={panel} className="notes" tabIndex={-1}>
      <h2 className="notes__printed">{strings.notesOf(course.title)}</h2>
      <div className="notes__row">
        <div className="notes__buttons" role="group" aria-label={strings.NOTES_SHOWN}>
          {SCOPES.map(([each, name]) => (
            <button
              key={each}
              type="button"
              className="btn btn-quiet notes__scope"
              aria-pressed={each === scope}
              onClick={() => {
                setScope(each);
              }}
            >
              {name}
            </button>
          ))}
        </div>
        {groups.length > 0 && <ExportNotes course={course.title} groups={groups} printed={panel} />}
      </div>
      <div role="status">
        {deleted && (
          <DeletedNote
            key={deleted.id}
            onUndo={() => {
              undo(deleted);
            }}
          />
        )}
      </div>
      {groups.length === 0 && (
        <EmptyState text={known.notes.length === 0 ? strings.NO_NOTES : strings.NO_NOTES_IN_LESSON} />
      )}
      {groups.map((group) => (
        <div key={group.lesson.id} className="notes__group">
          <h3 className={scope === 'lesson' ? 'notes__printed' : 'notes__lesson'}>{group.lesson.title}</h3>
          <ul className="notes__list" tabIndex={-1}>
            {group.notes.map(rowOf)}
          </ul>
        </div>
      ))}
      <div className="notes__row notes__foot">
        <p>{strings.NOTES_ARE_LOCAL}</p>
        <ClearNotes
          service={service}
          known={known}
          // A note that was deleted before is among all notes.
          onClear={() => {
            setDeleted(undefined);
          }}
        />
      </div>
    </div>
  );
}

/** Takes the focus: the button that was pressed was removed with its note. */
function DeletedNote({ onUndo }: { readonly onUndo: () => void }) {
  const button = useFocusOn<HTMLButtonElement>(true, { preventScroll: true });
  return (
    <p className="notes__row notes__deleted" data-focus-next=".notes__list">
      <span>{strings.NOTE_DELETED}</span>
      <NoteAction ref={button} name={UNDO} onPress={onUndo} />
    </p>
  );
}
