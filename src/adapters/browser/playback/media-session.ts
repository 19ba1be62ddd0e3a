import { Observable } from 'rxjs';

import type { MediaDescription, MediaKey, DeviceMediaSession } from '../../../domain/ports/playback.js';

/** The part of `navigator` that is needed here; a browser may lack it. */
export interface MediaSessionHost {
  readonly mediaSession?: Pick<MediaSession, 'setActionHandler'> & { metadata: object | null };
}

interface ShownVideo {
  readonly description: MediaDescription;
  readonly press: (key: MediaKey) => void;
}

const ACTIONS = { previous: 'previoustrack', next: 'nexttrack' } as const;

/** Controls the lock screen and the media keys where the browser supports it. */
export class WebMediaSession implements DeviceMediaSession {
  /** Oldest first; the last one is displayed. */
  private showing: readonly ShownVideo[] = [];

  constructor(
    private readonly host: MediaSessionHost,
    /** Creates the browser's `MediaMetadata`. */
    private readonly metadataOf: (metadata: MediaMetadataInit) => object,
  ) {}

  show(description: MediaDescription): Observable<MediaKey> {
    return new Observable((presses) => {
      const one: ShownVideo = {
        description,
        press: (key) => {
          presses.next(key);
        },
      };
      this.put([...this.showing, one]);
      return () => {
        this.put(this.showing.filter((other) => other !== one));
      };
    });
  }

  private put(showing: readonly ShownVideo[]): void {
    const before = this.showing.at(-1);
    this.showing = showing;
    const now = showing.at(-1);
    const { mediaSession } = this.host;
    if (mediaSession === undefined || now === before) return;
    mediaSession.metadata = now ? this.metadataOf(metadataFor(now.description)) : null;
    for (const key of ['previous', 'next'] as const) {
      const works = key === 'previous' ? now?.description.hasPrevious : now?.description.hasNext;
      const press = (): void => {
        now?.press(key);
      };
      try {
        mediaSession.setActionHandler(ACTIONS[key], works === true ? press : null);
      } catch {
        // An old browser does not know the action.
      }
    }
  }
}

function metadataFor({ title, course, cover }: MediaDescription): MediaMetadataInit {
  return { title, artist: course, artwork: cover === '' ? [] : [{ src: cover }] };
}
