import './note-row.scss';

import type { Ref } from 'react';
import { Link } from 'react-router-dom';

import { lessonTabAddress } from '../../domain/lesson/lesson-page.js';
import type { Note } from '../../domain/notes/note.js';
import * as strings from '../../domain/notes/strings.js';
import { duration } from '../../domain/text/quantities.js';
import { FoldedText } from '../shared/widgets/folded-text.js';

interface NoteActionProps {
  readonly name: string;
  /** What it acts on, for screen readers. */
  readonly of?: string;
  readonly look?: 'danger' | 'small';
  readonly onPress: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button of the notes. */
export function NoteAction({ name, of, look, onPress, ref }: NoteActionProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={`btn btn-quiet ${look ? `notes__${look}` : ''}`}
      aria-label={of && `${name} ${of}`}
      onClick={onPress}
    >
      {name}
    </button>
  );
}

interface NoteRowProps {
  readonly note: Note;
  /** Seeks in the lesson of the page; `undefined` for a note about another lesson. */
  readonly onJump: ((atS: number) => void) | undefined;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** A note: its time, which leads there, and its text. */
export function NoteRow({ note: { lessonId, atS, text }, onJump, onEdit, onDelete }: NoteRowProps) {
  const position = duration(atS);
  const chip = { className: 'note__at', 'aria-label': strings.jumpTo(position) };
  const jump =
    onJump &&
    (() => {
      onJump(atS);
    });
  return (
    <li className="note">
      {jump ? (
        <button type="button" {...chip} onClick={jump}>
          {position}
        </button>
      ) : (
        <Link {...chip} to={`${lessonTabAddress(lessonId, 'notes')}&t=${String(atS)}`}>
          {position}
        </Link>
      )}
      <p className="note__text">
        <FoldedText text={text} />
      </p>
      <div className="note__actions">
        <NoteAction name={strings.EDIT_NOTE} of={strings.noteAt(position)} look="small" onPress={onEdit} />
        <NoteAction name={strings.DELETE_NOTE} of={strings.noteAt(position)} look="small" onPress={onDelete} />
      </div>
    </li>
  );
}
