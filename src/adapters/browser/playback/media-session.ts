import { Observable } from 'rxjs';

import type {
  MediaDescription,
  MediaKey,
  MediaSession as DeviceControls,
} from '../../../domain/ports/browser/playback.js';

/** The part of the browser that this needs; a browser may have none of it. */
export interface MediaSessionHost {
  readonly mediaSession?: Pick<MediaSession, 'setActionHandler'> & { metadata: object | null };
}

interface Showing {
  readonly description: MediaDescription;
  readonly press: (key: MediaKey) => void;
}

const ACTIONS = { previous: 'previoustrack', next: 'nexttrack' } as const;

/** What the lock screen says and the media keys do, where a browser lets a page have a say in it. */
export class WebMediaSession implements DeviceControls {
  /** The newest, which is on view, last. */
  private showing: readonly Showing[] = [];

  constructor(
    private readonly host: MediaSessionHost,
    /** What a browser that has one wants to be told in. */
    private readonly metadataOf: (told: MediaMetadataInit) => object,
  ) {}

  show(description: MediaDescription): Observable<MediaKey> {
    return new Observable((presses) => {
      const one: Showing = {
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

  private put(showing: readonly Showing[]): void {
    const before = this.showing.at(-1);
    this.showing = showing;
    const now = showing.at(-1);
    const { mediaSession } = this.host;
    if (mediaSession === undefined || now === before) return;
    mediaSession.metadata = now ? this.metadataOf(toldOf(now.description)) : null;
    for (const key of ['previous', 'next'] as const) {
      const works = key === 'previous' ? now?.description.hasPrevious : now?.description.hasNext;
      const press = (): void => {
        now?.press(key);
      };
      try {
        mediaSession.setActionHandler(ACTIONS[key], works === true ? press : null);
      } catch {
        // An old browser does not know the key.
      }
    }
  }
}

function toldOf({ title, course, cover }: MediaDescription): MediaMetadataInit {
  return { title, artist: course, artwork: cover === '' ? [] : [{ src: cover }] };
}
