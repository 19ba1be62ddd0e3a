import { auditTime, defer, filter, fromEvent, merge, type Observable, type SchedulerLike } from 'rxjs';

import type { NoteStore } from '../../domain/ports/note-store.js';
import { isNameOf, storedName } from '../../domain/session/stored-keys.js';
import { CHANGES_JOINED_MS } from '../../domain/notes/limits.js';
import { changeItem, type ItemStorage, namesInStorage } from './visit-store.js';

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
    const names = namesInStorage(this.storage).filter((name) => name.startsWith(PREFIX));
    return names.map((name) => name.slice(PREFIX.length));
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
    return this.change(id, null);
  }

  private change(id: string, value: string | null): boolean {
    try {
      changeItem(this.storage(), PREFIX + id, value);
      return true;
    } catch {
      return false;
    }
  }
}
