import { BehaviorSubject, skip } from 'rxjs';

import type { NoteStore } from '../../../domain/ports/note-store.js';

/** The notes of one browser. Its tabs share one instance. */
export class MemoryNoteStore implements NoteStore {
  /** From now on the storage is full: it refuses every write. */
  isFull = false;
  private readonly values = new BehaviorSubject<ReadonlyMap<string, string>>(new Map());
  readonly changes$ = this.values.pipe(skip(1));

  ids(): readonly string[] {
    return [...this.values.value.keys()];
  }

  read(id: string): string | undefined {
    return this.values.value.get(id);
  }

  write(id: string, value: string): boolean {
    if (this.isFull) return false;
    this.values.next(new Map([...this.values.value, [id, value]]));
    return true;
  }

  erase(id: string): boolean {
    this.values.next(new Map([...this.values.value].filter(([other]) => other !== id)));
    return true;
  }
}
