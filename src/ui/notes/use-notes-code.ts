import type { ComponentType } from 'react';
import { firstValueFrom } from 'rxjs';

import { LAZY_SERVICES, type LazyServices } from '../../application/site/lazy-services.js';
import type { Notes } from '../../application/notes/notes.js';
import type { CodeState } from '../../application/site/code-loader.js';
import { useService } from '../shared/hooks/services.js';
import { useCode } from '../shared/hooks/use-code.js';
import type { NewNoteProps } from './note-field.js';
import type { NotesPanelProps } from './notes-panel.js';

/** The service and the views of notes: a chunk that the lesson page fetches when it needs it. */
export interface NotesCode {
  readonly service: Notes;
  readonly NewNote: ComponentType<NewNoteProps>;
  readonly NotesPanel: ComponentType<NotesPanelProps>;
}

/** Fetches both in parallel. */
export async function loadNotes(services: LazyServices): Promise<NotesCode> {
  const [{ NewNote }, { NotesPanel }, service] = await Promise.all([
    import(/* webpackChunkName: "notes" */ './note-field.js'),
    import(/* webpackChunkName: "notes" */ './notes-panel.js'),
    firstValueFrom(services.notes),
  ]);
  return { service, NewNote, NotesPanel };
}

export function useNotesCode(options?: { readonly onFailed: (online: boolean) => void }): {
  readonly state: CodeState<NotesCode>;
  readonly retry: () => void;
} {
  const services = useService(LAZY_SERVICES);
  return useCode({ name: 'notes', fetch: () => loadNotes(services) }, options);
}
