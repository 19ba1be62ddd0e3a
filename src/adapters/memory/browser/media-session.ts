import { BehaviorSubject, Observable, Subject } from 'rxjs';

import { type Behavior, readOnly } from '../../../domain/kernel/streams.js';
import type { MediaDescription, MediaKey, DeviceMediaSession } from '../../../domain/ports/playback.js';

interface ShownVideo {
  readonly description: MediaDescription;
  readonly keys: Subject<MediaKey>;
}

/** The media controls of a device, in memory: `shown$` is what they display, `press` presses a key. */
export class MemoryMediaSession implements DeviceMediaSession {
  readonly shown$: Behavior<MediaDescription | undefined>;
  private readonly shown = new BehaviorSubject<MediaDescription | undefined>(undefined);
  private showing: readonly ShownVideo[] = [];

  constructor() {
    this.shown$ = readOnly(this.shown);
  }

  show(description: MediaDescription): Observable<MediaKey> {
    return new Observable((watcher) => {
      const one: ShownVideo = { description, keys: new Subject() };
      one.keys.subscribe(watcher);
      this.put([...this.showing, one]);
      return () => {
        this.put(this.showing.filter((other) => other !== one));
      };
    });
  }

  /** Does nothing when the description does not offer this key. */
  press(key: MediaKey): void {
    const last = this.showing.at(-1);
    if (last?.description[key === 'next' ? 'hasNext' : 'hasPrevious']) last.keys.next(key);
  }

  private put(showing: readonly ShownVideo[]): void {
    this.showing = showing;
    const description = showing.at(-1)?.description;
    if (description !== this.shown.value) this.shown.next(description);
  }
}
