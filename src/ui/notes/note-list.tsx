import type { Notes } from '../../application/notes/notes.js';
import type { LessonNotes, Note } from '../../domain/notes/note.js';
import { NoteField } from './note-field.js';
import { NoteRow, type NoteRowProps } from './note-row.js';
import type { NoteChanges } from './use-note-changes.js';

interface NoteGroupsProps {
  readonly service: Notes;
  readonly owner: number | undefined;
  readonly groups: readonly LessonNotes[];
  readonly changes: NoteChanges;
  /** All notes belong to the lesson of this page: its title is printed, but not displayed. */
  readonly isOneLesson?: boolean;
  /** Properties of one row beyond those that all lists share. */
  readonly row?: (note: Note) => Pick<NoteRowProps, 'onJump' | 'isCurrent' | 'keywords'>;
}

/** Notes, grouped by lesson. One of them can be edited where it is displayed. */
export function NoteGroups({ service, owner, groups, changes, isOneLesson = false, row }: NoteGroupsProps) {
  const { edited, edit, remove } = changes;
  const rowOf = (note: Note) =>
    note.id === edited?.id ? (
      <li key={note.id}>
        <NoteField
          service={service}
          target={{ ...note, owner }}
          base={edited}
          onClose={() => {
            edit(undefined);
          }}
        />
      </li>
    ) : (
      <NoteRow
        key={note.id}
        note={note}
        {...row?.(note)}
        onEdit={() => {
          edit(note);
        }}
        onDelete={() => {
          remove(note);
        }}
      />
    );
  return groups.map((group) => (
    <div key={group.lesson.id} className="notes__group">
      <h3 className={isOneLesson ? 'notes__printed' : 'notes__lesson'}>{group.lesson.title}</h3>
      <ul className="notes__list" tabIndex={-1}>
        {group.notes.map(rowOf)}
      </ul>
    </div>
  ));
}
