import { NOTES, Notes } from '../../application/notes/notes.js';
import { NOTE_STORE } from '../../domain/ports/note-store.js';
import { RANDOM, TIME } from '../../domain/ports/time.js';
import { VISIT_STORE } from '../../domain/ports/visit-store.js';
import { SESSION } from '../../domain/session/session.js';
import { bindNoteStore } from '../note-store.js';
import type { Bindings } from '../services.js';

export const service = NOTES;
export const bindings: Bindings = (bind) => {
  bindNoteStore(bind);
  bind(NOTES, [NOTE_STORE, SESSION, VISIT_STORE, TIME, RANDOM], (...needs) => new Notes(...needs));
};
