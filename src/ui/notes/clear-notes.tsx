import { useState } from 'react';

import type { Notes } from '../../application/notes/notes.js';
import * as strings from '../../domain/notes/strings.js';
import { NOTIFIER } from '../../domain/ports/browser/notifier.js';
import { useService } from '../hooks/services.js';
import { useFocusOn } from '../hooks/use-focus-on.js';

interface ClearNotesProps {
  readonly service: Notes;
  /** The number of the member's notes about all courses. */
  readonly count: number;
}

/** Removes all notes of the member from this device, after a question. */
export function ClearNotes({ service, count }: ClearNotesProps) {
  const notifier = useService(NOTIFIER);
  const [isAsking, setAsking] = useState(false);
  if (count === 0) return null;
  if (!isAsking)
    return (
      <button
        type="button"
        className="btn btn-quiet notes__clear"
        onClick={() => {
          setAsking(true);
        }}
      >
        {strings.CLEAR_NOTES}
      </button>
    );
  return (
    <Question
      text={strings.confirmClearing(count)}
      onCancel={() => {
        setAsking(false);
      }}
      onConfirm={() => {
        setAsking(false);
        if (service.removeAll()) notifier.success(strings.NOTES_CLEARED);
        else notifier.error(strings.NOTE_STAYS);
      }}
    />
  );
}

interface QuestionProps {
  readonly text: string;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

function Question({ text, onCancel, onConfirm }: QuestionProps) {
  const cancel = useFocusOn<HTMLButtonElement>(true, { preventScroll: true });
  return (
    <div className="notes__question" role="group" aria-label={text} data-focus-next=".notes__clear">
      <p>{text}</p>
      <button ref={cancel} type="button" className="btn btn-quiet" onClick={onCancel}>
        {strings.CANCEL_NOTE}
      </button>
      <button type="button" className="btn btn-quiet notes__confirm" onClick={onConfirm}>
        {strings.CONFIRM_CLEARING}
      </button>
    </div>
  );
}
