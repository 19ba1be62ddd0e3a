import { firstValueFrom } from 'rxjs';

import { LAZY_SERVICES, type LazyServices } from '../../application/site/lazy-services.js';
import type { Notes } from '../../application/notes/notes.js';
import type { CodeState } from '../../application/site/code-loader.js';
import { useService } from '../shared/hooks/services.js';
import { useCode } from '../shared/hooks/use-code.js';
import type * as Views from './lesson-notes.js';

/** The service and the views of notes: a chunk that the lesson page fetches when it needs it. */
export type NotesCode = typeof Views & { readonly service: Notes };

/** Fetches both in parallel. */
export async function loadNotes(services: LazyServices): Promise<NotesCode> {
  const [views, service] = await Promise.all([
    import(/* webpackChunkName: "notes" */ './lesson-notes.js'),
    firstValueFrom(services.notes),
  ]);
  return { ...views, service };
}

export function useNotesCode(options?: { readonly onFailed: (online: boolean) => void }): {
  readonly state: CodeState<NotesCode>;
  readonly retry: () => void;
} {
  const services = useService(LAZY_SERVICES);
  return useCode({ name: 'notes', fetch: () => loadNotes(services) }, options);
}
