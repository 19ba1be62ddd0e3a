import type { SchedulerLike } from 'rxjs';

import type { RuntimeSettings } from '../../../domain/ports/browser/runtime-settings.port.js';
import { MemoryIdle } from './memory-idle.js';
import { MemoryLog } from './memory-log.js';
import { MemoryMediaSession } from './memory-media-session.js';
import { MemoryNavigator } from './memory-navigator.js';
import { MemoryPlayback } from './memory-playback.js';
import { MemoryPresence } from './memory-presence.js';
import { MemoryVisitStore } from './memory-visit-store.js';

/** A browser without a browser: everything that a page stands on, with its controls. */
export interface MemoryWorld {
  readonly time: SchedulerLike;
  readonly store: MemoryVisitStore;
  readonly navigator: MemoryNavigator;
  readonly presence: MemoryPresence;
  readonly idle: MemoryIdle;
  readonly playback: MemoryPlayback;
  readonly mediaSession: MemoryMediaSession;
  readonly log: MemoryLog;
  readonly settings: RuntimeSettings;
}

/** Settings of an operator who has set nothing, and a desktop browser. */
const PLAIN_SETTINGS: RuntimeSettings = {
  vipDisabled: false,
  phoneSiteStyle: 'hash',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) memory',
};

/** A new tab of a new browser on the front page, except where told otherwise. */
export function memoryWorld(time: SchedulerLike, parts: Partial<Omit<MemoryWorld, 'time'>> = {}): MemoryWorld {
  return {
    time,
    store: parts.store ?? new MemoryVisitStore(),
    navigator: parts.navigator ?? new MemoryNavigator(),
    presence: parts.presence ?? new MemoryPresence(),
    idle: parts.idle ?? new MemoryIdle(),
    playback: parts.playback ?? new MemoryPlayback(time),
    mediaSession: parts.mediaSession ?? new MemoryMediaSession(),
    log: parts.log ?? new MemoryLog(),
    settings: parts.settings ?? PLAIN_SETTINGS,
  };
}
