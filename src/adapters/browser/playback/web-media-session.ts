import { Observable } from 'rxjs';

import type {
  MediaDescription,
  MediaKey,
  MediaSession as DeviceControls,
} from '../../../domain/ports/browser/media-session.port.js';

/** The part of the browser that this needs; a browser may have none of it. */
export type MediaSessionHost = Pick<Navigator, 'mediaSession'> | object;

const ACTIONS = { previous: 'previoustrack', next: 'nexttrack' } as const;

/** What the lock screen says and the media keys do, where a browser lets a page have a say in it. */
export class WebMediaSession implements DeviceControls {
  private shown: object | undefined;

  constructor(private readonly host: MediaSessionHost) {}

  show(description: MediaDescription): Observable<MediaKey> {
    return new Observable((presses) => {
      const session = 'mediaSession' in this.host ? this.host.mediaSession : undefined;
      if (session === undefined) return;
      const own = {};
      this.shown = own;
      session.metadata = new MediaMetadata({
        title: description.title,
        artist: description.course,
        artwork: description.cover === '' ? [] : [{ src: description.cover }],
      });
      const keys: readonly MediaKey[] = ['previous', 'next'];
      for (const key of keys) {
        const works = key === 'previous' ? description.hasPrevious : description.hasNext;
        handle(
          session,
          key,
          works
            ? () => {
                presses.next(key);
              }
            : null,
        );
      }
      return () => {
        // Somebody newer is on view.
        if (this.shown !== own) return;
        session.metadata = null;
        for (const key of keys) handle(session, key, null);
      };
    });
  }
}

function handle(session: MediaSession, key: MediaKey, handler: (() => void) | null): void {
  try {
    session.setActionHandler(ACTIONS[key], handler);
  } catch {
    // An old browser does not know the key.
  }
}
