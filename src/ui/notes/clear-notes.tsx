import { useState } from 'react';

import type { MemberNotes, Notes } from '../../application/notes/notes.js';
import * as strings from '../../domain/notes/strings.js';
import { NOTIFIER } from '../../domain/ports/notifier.js';
import { useService } from '../shared/hooks/services.js';
import { useFocusOn } from '../shared/hooks/use-focus-on.js';
import { NoteAction } from './note-action.js';

interface ClearNotesProps {
  readonly service: Notes;
  readonly known: MemberNotes;
  readonly onClear: () => void;
}

/** Removes all notes of the member from this device, after a question. */
export function ClearNotes({ service, known, onClear }: ClearNotesProps) {
  const notifier = useService(NOTIFIER);
  const [isConfirming, setConfirming] = useState(false);
  const cancel = useFocusOn<HTMLButtonElement>(isConfirming, { preventScroll: true });
  const question = strings.confirmClearing(known.onDevice);
  const clear = (): void => {
    setConfirming(false);
    onClear();
    if (service.removeAll(known)) notifier.success(strings.NOTES_CLEARED);
    else notifier.error(strings.NOTE_STAYS);
  };
  if (known.onDevice === 0) return null;
  if (!isConfirming)
    return (
      <NoteAction
        name={strings.CLEAR_NOTES}
        look="danger"
        onPress={() => {
          setConfirming(true);
        }}
      />
    );
  return (
    <div className="notes__question" role="group" aria-label={question} data-focus-next=".notes__danger">
      <p>{question}</p>
      <NoteAction
        ref={cancel}
        name={strings.CANCEL_NOTE}
        onPress={() => {
          setConfirming(false);
        }}
      />
      <NoteAction name={strings.CONFIRM_CLEARING} look="danger" onPress={clear} />
    </div>
  );
}
