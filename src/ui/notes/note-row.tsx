import { lessonStartAddress } from '../../domain/lesson/start.js';
import type { Note } from '../../domain/notes/note.js';
import * as strings from '../../domain/notes/strings.js';
import { duration } from '../../domain/quantities.js';
import { Link } from '../routing/link.js';

interface NoteRowProps {
  readonly note: Note;
  /** Seeks in the lesson of the page; `undefined` for a note about another lesson. */
  readonly onJump: ((atS: number) => void) | undefined;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** A note: its time, which leads there, and its text. */
export function NoteRow({ note, onJump, onEdit, onDelete }: NoteRowProps) {
  const position = duration(note.atS);
  return (
    <li className="note">
      {onJump ? (
        <button
          type="button"
          className="note__at"
          aria-label={strings.jumpTo(position)}
          onClick={() => {
            onJump(note.atS);
          }}
        >
          {position}
        </button>
      ) : (
        <Link
          className="note__at"
          aria-label={strings.jumpTo(position)}
          to={lessonStartAddress(note.lessonId, note.atS)}
        >
          {position}
        </Link>
      )}
      <p className="note__text">{note.text}</p>
      <div className="note__actions">
        <NoteAction name={strings.EDIT_NOTE} position={position} onClick={onEdit} />
        <NoteAction name={strings.DELETE_NOTE} position={position} onClick={onDelete} />
      </div>
    </li>
  );
}

interface NoteActionProps {
  readonly name: string;
  readonly position: string;
  readonly onClick: () => void;
}

function NoteAction({ name, position, onClick }: NoteActionProps) {
  return (
    <button type="button" className="btn btn-quiet note__action" onClick={onClick}>
      <span>{name}</span>
      <span className="visually-hidden">{` ${strings.noteAt(position)}`}</span>
    </button>
  );
}
