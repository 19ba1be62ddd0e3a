import { WebNoteStore } from '../adapters/browser/note-store.js';
import { NOTE_STORE } from '../domain/ports/note-store.js';
import { TIME } from '../domain/ports/time.js';
import type { Bind } from './services.js';

/** Notes, for their own pages and for an account that is deleted. */
export function bindNoteStore(bind: Bind): void {
  bind(NOTE_STORE, [TIME], (time) => new WebNoteStore(() => window.localStorage, window, time));
}
