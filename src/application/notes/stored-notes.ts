import type { SchedulerLike } from 'rxjs';

import { isNoteOf, type Note, type NoteContent, readNote, writeNote } from '../../domain/notes/note.js';
import type { NoteStore } from '../../domain/ports/note-store.js';
import { NOTES_STORED_MAX } from '../../domain/notes/limits.js';

/**
 * Notes as values of the store, with their ids and their space. A value is never changed
 * (docs/decisions/0029-notes-on-the-device.md), so each one is read once.
 */
export class StoredNotes {
  private readonly notes = new Map<string, Note | undefined>();

  constructor(
    private readonly store: Pick<NoteStore, 'ids' | 'read' | 'write' | 'erase'>,
    private readonly time: SchedulerLike,
    private readonly random: () => number,
  ) {}

  /** The ids of this owner's notes; none while the member is not known. */
  idsOf(owner: number | undefined): readonly string[] {
    return this.store.ids().filter(isNoteOf(owner));
  }

  /** `undefined` for a value that is no note. */
  read(id: string): Note | undefined {
    if (!this.notes.has(id)) this.notes.set(id, readNote(id, this.store.read(id)));
    return this.notes.get(id);
  }

  erase(id: string): boolean {
    this.notes.delete(id);
    return this.store.erase(id);
  }

  /** For a change of one or many notes. */
  writer(): NoteWriter {
    const ids = new Set(this.store.ids());
    const used = [...ids].reduce((sum, id) => sum + (this.store.read(id)?.length ?? 0), 0);
    return new NoteWriter(
      this.store,
      ids,
      used,
      `${this.time.now().toString(36)}-${this.random().toString(36).slice(2)}`,
    );
  }
}

/** Knows the ids and the space that all notes on the device take. */
export class NoteWriter {
  private count = 1;

  constructor(
    private readonly store: Pick<NoteStore, 'write'>,
    readonly ids: Set<string>,
    private used: number,
    private readonly stamp: string,
  ) {}

  /** Returns the id of the note; `undefined` when it cannot be stored. */
  add(prefix: string, note: NoteContent): string | undefined {
    const id = this.unusedId(prefix);
    return this.put(id, note) ? id : undefined;
  }

  put(id: string, note: NoteContent): boolean {
    const value = writeNote(note);
    if (this.used + value.length > NOTES_STORED_MAX || !this.store.write(id, value)) return false;
    this.used += value.length;
    this.ids.add(id);
    return true;
  }

  /** Tabs that write at the same time choose different ids, so none overwrites the note of another. */
  private unusedId(prefix: string): string {
    let id = prefix + this.stamp;
    for (; this.ids.has(id); this.count += 1) id = `${prefix}${this.stamp}-${this.count + 1}`;
    return id;
  }
}
