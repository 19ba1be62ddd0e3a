import { lazyModule, withService } from '../shared/hooks/use-module.js';

/** The views and the service of notes, which the lesson page fetches when it needs them. */
export const NOTES_MODULE = withService(
  lazyModule('notes', () => import(/* webpackChunkName: "notes" */ './lesson-notes.js')),
  'notes',
);

export type NotesModule = Awaited<ReturnType<typeof NOTES_MODULE.fetch>>;
