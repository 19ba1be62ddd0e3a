import { type ChangeEvent, useRef } from 'react';

import type { AddedNotes } from '../../application/notes/add-notes.js';
import type { Notes } from '../../application/notes/notes.js';
import { notesFromMarkdown } from '../../domain/notes/notes-from-markdown.js';
import * as strings from '../../domain/notes/strings.js';
import { NOTIFIER } from '../../domain/ports/notifier.js';
import { NOTES_FILE_BYTES } from '../../domain/notes/limits.js';
import { UNDO } from '../../domain/study.strings.js';
import { useService } from '../shared/hooks/services.js';
import { NoteAction } from './note-action.js';
import { textOfFile } from './text-of-file.js';

/** What came of a file (docs/spec/notes.md#file). */
export type Imported = { readonly fault: keyof typeof strings.IMPORT_FAULTS } | AddedNotes;

interface ImportNotesProps {
  readonly service: Notes;
  readonly onImported: (imported: Imported) => void;
}

/** Opens the browser's file dialog. Nothing that is stored is changed. */
export function ImportNotes({ service, onImported }: ImportNotesProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = (event: ChangeEvent<HTMLInputElement>): void => {
    const [file] = event.target.files ?? [];
    if (file !== undefined) {
      importFile(service, file).then(onImported, () => {
        onImported({ fault: 'damaged' });
      });
    }
    // Otherwise choosing the same file again would fire no event.
    event.target.value = '';
  };
  return (
    <>
      <NoteAction name={strings.IMPORT_NOTES} onPress={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept=".md,.markdown,.txt,text/markdown,text/plain"
        aria-label={strings.IMPORT_NOTES}
        hidden
        onChange={choose}
      />
    </>
  );
}

async function importFile(service: Notes, file: File): Promise<Imported> {
  if (file.size > NOTES_FILE_BYTES) return { fault: 'too-large' };
  const { notes, unreadable } = notesFromMarkdown(textOfFile(new Uint8Array(await file.arrayBuffer())));
  if (notes.length === 0) return { fault: 'foreign' };
  const added = service.add(notes);
  return { ...added, unreadable: added.unreadable + unreadable };
}

interface ImportResultProps {
  readonly service: Notes;
  readonly imported: Imported | undefined;
  readonly onUndone: () => void;
}

/** What was added, what was not and why, until the next import. */
export function ImportResult({ service, imported, onUndone }: ImportResultProps) {
  const notifier = useService(NOTIFIER);
  const undo = (ids: readonly string[]): void => {
    if (service.remove(ids)) notifier.success(strings.IMPORT_UNDONE);
    else notifier.error(strings.NOTE_STAYS);
    onUndone();
  };
  return (
    <div role="status" data-focus-next=".member-notes__list">
      {imported && 'fault' in imported && (
        <p className="notes__deleted member-notes__fault">{strings.IMPORT_FAULTS[imported.fault]}</p>
      )}
      {imported && 'ids' in imported && (
        <div className="notes__row notes__deleted">
          <ul className="member-notes__result">
            {linesOf(imported).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {imported.ids.length > 0 && (
            <NoteAction
              name={UNDO}
              onPress={() => {
                undo(imported.ids);
              }}
            />
          )}
        </div>
      )}
    </div>
  );
}

function linesOf({ ids, known, tooMany, notStored, unreadable }: AddedNotes): readonly string[] {
  return [
    ...(ids.length > 0 ? [strings.notesImported(ids.length)] : []),
    ...(known > 0 ? [strings.notesKnown(known)] : []),
    ...(unreadable > 0 ? [strings.notesUnreadable(unreadable)] : []),
    ...(tooMany > 0 ? [strings.notesTooMany(tooMany)] : []),
    ...(notStored > 0 ? [strings.notesNotStored(notStored)] : []),
  ];
}
