import { WebMediaSession } from '../../../src/adapters/browser/playback/media-session.js';
import type { MediaKey, MediaSession } from '../../../src/domain/ports/browser/playback.js';

export interface MediaSessionRig {
  readonly session: MediaSession;
  /** Title and course that the device shows. */
  readonly says: () => readonly [title: string, course: string] | undefined;
  /** Presses a key, where there is one to press. */
  readonly press: (key: MediaKey) => void;
}

const ACTIONS: Readonly<Record<MediaKey, MediaSessionAction>> = { previous: 'previoustrack', next: 'nexttrack' };

/** What a browser lets a page say on the device, and the keys of the device. */
export class FakeMediaSession {
  metadata: MediaMetadataInit | null = null;
  readonly handlers = new Map<string, MediaSessionActionHandler>();

  /** Without keys of its own it throws at every action, as browsers do at those that they do not know. */
  constructor(private readonly knownActions: readonly string[] = Object.values(ACTIONS)) {}

  setActionHandler(action: MediaSessionAction, handler: MediaSessionActionHandler | null): void {
    if (!this.knownActions.includes(action)) throw new TypeError(`'${action}' is no action here`);
    if (handler) this.handlers.set(action, handler);
    else this.handlers.delete(action);
  }
}

/** Over a device, as the browser has it. */
export const webMediaSession = (device: FakeMediaSession) =>
  new WebMediaSession({ mediaSession: device }, (told) => told);

export function webMediaSessionRig(): MediaSessionRig {
  const device = new FakeMediaSession();
  return {
    session: webMediaSession(device),
    says: () => {
      const { title = '', artist = '' } = device.metadata ?? {};
      return device.metadata === null ? undefined : [title, artist];
    },
    press: (key) => device.handlers.get(ACTIONS[key])?.({ action: ACTIONS[key] }),
  };
}
