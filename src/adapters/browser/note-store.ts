import { auditTime, defer, filter, fromEvent, merge, type Observable, type SchedulerLike } from 'rxjs';

import type { NoteStore } from '../../domain/ports/note-store.js';
import { isNameOf, storedName } from '../../domain/session/stored-keys.js';
import { CHANGES_JOINED_MS } from '../../domain/notes/limits.js';
import type { ItemStorage } from './visit-store.js';

const PREFIX = storedName('notes', '');

/** Notes in the browser's local storage. */
export class WebNoteStore implements NoteStore {
  readonly changesElsewhere$: Observable<unknown>;

  /** `storage` is a function, because reading `window.localStorage` may throw; `events` is the window. */
  constructor(
    private readonly storage: () => ItemStorage,
    events: EventTarget,
    time: SchedulerLike,
  ) {
    this.changesElsewhere$ = defer(() =>
      merge(
        fromEvent<StorageEvent>(events, 'storage').pipe(
          // Without a key: the whole storage was cleared.
          filter(({ key }) => key === null || isNameOf('notes', key)),
          auditTime(CHANGES_JOINED_MS, time),
        ),
        fromEvent(events, 'pageshow'),
      ),
    );
  }

  get isForbidden(): boolean {
    try {
      this.storage().getItem(PREFIX);
      return false;
    } catch {
      return true;
    }
  }

  ids(): readonly string[] {
    try {
      const storage = this.storage();
      const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
      return names.filter((name) => name.startsWith(PREFIX)).map((name) => name.slice(PREFIX.length));
    } catch {
      return [];
    }
  }

  read(id: string): string | undefined {
    try {
      return this.storage().getItem(PREFIX + id) ?? undefined;
    } catch {
      return undefined;
    }
  }

  write(id: string, value: string): boolean {
    return this.change(id, value);
  }

  erase(id: string): boolean {
    return this.change(id, undefined);
  }

  /** Reads the value back: some browsers ignore a change without an error. */
  private change(id: string, value: string | undefined): boolean {
    try {
      if (value === undefined) this.storage().removeItem(PREFIX + id);
      else this.storage().setItem(PREFIX + id, value);
    } catch {
      return false;
    }
    return this.read(id) === value;
  }
}
