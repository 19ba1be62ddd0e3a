import { WebMediaSession } from '../../../src/adapters/browser/playback/media-session.js';
import type { MediaKey, DeviceMediaSession } from '../../../src/domain/ports/playback.js';

export interface MediaSessionRig {
  readonly session: DeviceMediaSession;
  /** Title and course that the device displays. */
  readonly displayed: () => readonly [title: string, course: string] | undefined;
  /** Presses a media key, when the page has set a handler for it. */
  readonly press: (key: MediaKey) => void;
}

const ACTIONS: Readonly<Record<MediaKey, MediaSessionAction>> = { previous: 'previoustrack', next: 'nexttrack' };

/** The media session of a browser: the metadata that a device displays, and the handlers of its keys. */
export class FakeMediaSession {
  metadata: MediaMetadataInit | null = null;
  readonly handlers = new Map<string, MediaSessionActionHandler>();

  /** Throws for an action that is not in `knownActions`, as browsers do for actions that they do not support. */
  constructor(private readonly knownActions: readonly string[] = Object.values(ACTIONS)) {}

  setActionHandler(action: MediaSessionAction, handler: MediaSessionActionHandler | null): void {
    if (!this.knownActions.includes(action)) throw new TypeError(`'${action}' is no action here`);
    if (handler) this.handlers.set(action, handler);
    else this.handlers.delete(action);
  }
}

/** The media session adapter on this device. */
export const webMediaSession = (device: FakeMediaSession) =>
  new WebMediaSession({ mediaSession: device }, (reported) => reported);

export function webMediaSessionRig(): MediaSessionRig {
  const device = new FakeMediaSession();
  return {
    session: webMediaSession(device),
    displayed: () => {
      const { title = '', artist = '' } = device.metadata ?? {};
      return device.metadata === null ? undefined : [title, artist];
    },
    press: (key) => device.handlers.get(ACTIONS[key])?.({ action: ACTIONS[key] }),
  };
}
