import './note-row.scss';

import { Link } from 'react-router-dom';

import { lessonTabAddress } from '../../domain/lesson/lesson-page.js';
import { lessonTitle as titleOf } from '../../domain/lesson/strings.js';
import type { Note } from '../../domain/notes/note.js';
import * as strings from '../../domain/notes/strings.js';
import { markedText } from '../../domain/search/search-results.js';
import { beginningOf, readableText } from '../../domain/text/long-text.js';
import { duration } from '../../domain/text/quantities.js';
import { FoldedText } from '../shared/widgets/folded-text.js';
import { MarkedText } from '../shared/widgets/marked-text.js';
import { NoteAction } from './note-action.js';

export interface NoteRowProps {
  readonly note: Note;
  /** Seeks in the lesson of the page; `undefined` for a note about another lesson. */
  readonly onJump?: ((atS: number) => void) | undefined;
  /** The video was sent there. */
  readonly isCurrent?: boolean;
  /** Words of a search, to highlight. */
  readonly keywords?: string;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** A note: its time, which leads there, and its text. */
export function NoteRow({ note, onJump, isCurrent = false, keywords = '', onEdit, onDelete }: NoteRowProps) {
  const { lessonId, lessonTitle, courseTitle, atS, text } = note;
  const position = duration(atS);
  const where = onJump ? '' : titleOf(lessonTitle, courseTitle);
  const chip = { className: 'note__at', 'aria-label': strings.jumpToNote(position, where) };
  const jump =
    onJump &&
    (() => {
      onJump(atS);
    });
  return (
    <li className="note" data-current={isCurrent || undefined}>
      {jump ? (
        <button type="button" {...chip} onClick={jump}>
          {position}
        </button>
      ) : (
        <Link {...chip} to={`${lessonTabAddress(lessonId, 'notes')}&t=${String(atS)}`}>
          {position}
        </Link>
      )}
      <div className="note__text">
        <NoteText text={text} keywords={keywords} />
      </div>
      <div className="note__actions">
        <NoteAction name={strings.EDIT_NOTE} of={strings.noteAt(position)} look="small" onPress={onEdit} />
        <NoteAction name={strings.DELETE_NOTE} of={strings.noteAt(position)} look="small" onPress={onDelete} />
      </div>
    </li>
  );
}

/** A long one is folded, but not on paper and where keywords were searched in it. */
function NoteText({ text, keywords }: { readonly text: string; readonly keywords: string }) {
  const whole = readableText(text);
  if (keywords !== '') return <MarkedText parts={markedText(whole, keywords)} />;
  if (beginningOf(whole) === undefined) return <span>{whole}</span>;
  return (
    <>
      <div className="note__folded">
        <FoldedText text={text} />
      </div>
      <div className="note__unfolded">{whole}</div>
    </>
  );
}
