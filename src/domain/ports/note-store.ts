import type { Observable } from 'rxjs';

import { token } from '../kernel/token.js';

/**
 * The notes of all members on this device, one value per id (docs/decisions/0029-notes-on-the-device.md). Unlike
 * `VisitStore` it holds nothing in memory: a value is stored or refused. Synchronous, never throws.
 */
export interface NoteStore {
  /** The browser forbids its storage: nothing can be read or written. */
  readonly isForbidden: boolean;
  /** The ids of all stored values; none where the storage is forbidden. */
  ids(): readonly string[];
  read(id: string): string | undefined;
  /** False when the browser refuses it; then nothing has changed. */
  write(id: string, value: string): boolean;
  /** False when the browser refuses it; then nothing has changed. */
  erase(id: string): boolean;
  /**
   * Emits after changes by other tabs, those within `CHANGES_JOINED_MS` together, and when Back has restored the page.
   * Hot; never errors, never completes.
   */
  readonly changesElsewhere$: Observable<unknown>;
}

export const NOTE_STORE = token<NoteStore>('NoteStore');
