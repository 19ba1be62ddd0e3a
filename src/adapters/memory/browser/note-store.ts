import { filter, type Observable, Subject } from 'rxjs';

import type { NoteStore } from '../../../domain/ports/note-store.js';

/** The notes of one browser, as one of its tabs accesses them. */
export class MemoryNoteStore implements NoteStore {
  /** From now on the storage is full: it refuses every write. */
  isFull = false;
  isForbidden = false;
  readonly changesElsewhere$: Observable<unknown>;

  constructor(
    private readonly values = new Map<string, string>(),
    private readonly changed = new Subject<unknown>(),
  ) {
    this.changesElsewhere$ = changed.pipe(filter((tab) => tab !== this));
  }

  /** Another tab of the browser. */
  openTab(): MemoryNoteStore {
    return new MemoryNoteStore(this.values, this.changed);
  }

  ids(): readonly string[] {
    return this.isForbidden ? [] : [...this.values.keys()];
  }

  read(id: string): string | undefined {
    return this.values.get(id);
  }

  write(id: string, value: string): boolean {
    if (this.isFull) return false;
    this.values.set(id, value);
    this.changed.next(this);
    return true;
  }

  erase(id: string): boolean {
    this.values.delete(id);
    this.changed.next(this);
    return true;
  }
}
