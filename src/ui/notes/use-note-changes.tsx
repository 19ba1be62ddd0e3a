import { useState } from 'react';

import type { Notes } from '../../application/notes/notes.js';
import type { Note } from '../../domain/notes/note.js';
import * as strings from '../../domain/notes/strings.js';
import { NOTIFIER } from '../../domain/ports/notifier.js';
import { UNDO } from '../../domain/study.strings.js';
import { useService } from '../shared/hooks/services.js';
import { useFocusOn } from '../shared/hooks/use-focus-on.js';
import { NoteAction } from './note-action.js';

/** Notes of a list that are being edited or were deleted. */
export interface NoteChanges {
  readonly edited: Note | undefined;
  readonly edit: (note: Note | undefined) => void;
  readonly remove: (note: Note) => void;
  readonly deleted: Note | undefined;
  readonly undo: (note: Note) => void;
  /** Nothing can be brought back any more. */
  readonly forget: () => void;
}

export function useNoteChanges(service: Notes): NoteChanges {
  const notifier = useService(NOTIFIER);
  const [edited, edit] = useState<Note>();
  const [deleted, setDeleted] = useState<Note>();
  return {
    edited,
    edit,
    deleted,
    remove: (note) => {
      if (service.remove([note.id])) setDeleted(note);
      else notifier.error(strings.NOTE_STAYS);
    },
    undo: (note) => {
      if (service.restore(note)) setDeleted(undefined);
      else notifier.error(strings.NOTE_FAULTS['not-stored']);
    },
    forget: () => {
      setDeleted(undefined);
    },
  };
}

/** The field stays open where another tab has changed or deleted its note. */
export function withEdited(notes: readonly Note[], edited: Note | undefined): readonly Note[] {
  return edited === undefined || notes.some(({ id }) => id === edited.id) ? notes : [...notes, edited];
}

/** That a note was deleted, with the button that brings it back. */
export function DeletedNotes({ changes: { deleted, undo } }: { readonly changes: NoteChanges }) {
  return (
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
