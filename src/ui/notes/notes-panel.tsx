import './notes.scss';

import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';

import type { MemberNotes, Notes } from '../../application/notes/notes.js';
import { ROUTES } from '../../domain/access/routes.js';
import { lessonsInOrder } from '../../domain/courses/directory.js';
import type { LessonDetail } from '../../domain/lesson/lesson-page.js';
import { groupNotes, noteAfter } from '../../domain/notes/note.js';
import * as strings from '../../domain/notes/strings.js';
import { PLAYBACK } from '../../domain/ports/playback.js';
import { EmptyState } from '../shared/feedback/empty-state.js';
import { useBehavior, useService } from '../shared/hooks/services.js';
import { ClearNotes } from './clear-notes.js';
import { ExportNotes } from './export-notes.js';
import { NoteAction } from './note-action.js';
import { NoteGroups } from './note-list.js';
import { DeletedNotes, useNoteChanges, withEdited } from './use-note-changes.js';

export interface NotesPanelProps {
  readonly service: Notes;
  readonly page: LessonDetail;
  readonly onJump: (atS: number) => void;
}

/** The notes of the present member. What one member has opened or deleted is never displayed to another. */
export function NotesPanel({ service, ...props }: NotesPanelProps) {
  const [notes$] = useState(() => service.watch(props.page.course.course.id));
  const notes = useBehavior(notes$);
  return <NotesOfMember key={notes.owner} service={service} known={notes} {...props} />;
}

const SCOPES = [
  ['lesson', strings.OF_LESSON],
  ['course', strings.OF_COURSE],
] as const;

/** The list of notes with everything that can be done with it (docs/spec/notes.md#tab-of-the-lesson). */
function NotesOfMember({ service, page, known, onJump }: NotesPanelProps & { readonly known: MemberNotes }) {
  const {
    lesson,
    course: { course, directory },
  } = page;
  const playback = useService(PLAYBACK);
  const panel = useRef<HTMLDivElement>(null);
  const [scope, setScope] = useState<'lesson' | 'course'>('lesson');
  const [currentId, setCurrentId] = useState<string>();
  const changes = useNoteChanges(service);

  const inScope = known.notes.filter(({ lessonId }) => scope === 'course' || lessonId === lesson.id);
  const groups = groupNotes(withEdited(inScope, changes.edited), lessonsInOrder(directory));
  const goToNext = (): void => {
    const next = noteAfter(known.notes, lesson.id, playback.state$.value.positionS);
    if (next === undefined) return;
    setCurrentId(next.id);
    onJump(next.atS);
  };
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
        {groups.length > 0 && (
          <div className="notes__buttons">
            {known.notes.some(({ lessonId }) => lessonId === lesson.id) && (
              <NoteAction name={strings.NEXT_NOTE} onPress={goToNext} />
            )}
            <ExportNotes course={course} groups={groups} printed={panel} />
          </div>
        )}
      </div>
      <DeletedNotes changes={changes} />
      {groups.length === 0 && <EmptyState text={emptyText(known)} />}
      <NoteGroups
        service={service}
        owner={known.owner}
        groups={groups}
        changes={changes}
        isOneLesson={scope === 'lesson'}
        row={(note) => ({
          onJump: note.lessonId === lesson.id ? onJump : undefined,
          isCurrent: note.id === currentId,
        })}
      />
      <div className="notes__row notes__foot">
        <p>
          <span>{strings.NOTES_ARE_LOCAL}</span>{' '}
          <Link className="notes__all" to={ROUTES.memberNotes.pattern}>
            {strings.NOTES_OF_ALL_COURSES}
          </Link>
        </p>
        {/* A note that was deleted before is among all notes. */}
        <ClearNotes service={service} known={known} onClear={changes.forget} />
      </div>
    </div>
  );
}

function emptyText({ isForbidden, notes }: MemberNotes): string {
  if (isForbidden) return strings.STORAGE_FORBIDDEN;
  return notes.length === 0 ? strings.NO_NOTES : strings.NO_NOTES_IN_LESSON;
}
