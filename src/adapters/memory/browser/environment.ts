import { defer, EMPTY, type Observable, type SchedulerLike, Subject, take } from 'rxjs';

import type { Idle } from '../../../domain/ports/presence.js';
import type { Log } from '../../../domain/ports/notifier.js';
import type { RuntimeSettings } from '../../../domain/site/system-config.js';
import { MemoryMediaSession } from './media-session.js';
import { MemoryNavigator } from './navigator.js';
import { MemoryPlayback } from './playback.js';
import { MemoryPresence } from './presence.js';
import { MemoryVisitStore } from './visit-store.js';

/** A browser that is busy until a test calls `becomeIdle()`. */
export class MemoryIdle implements Idle {
  private readonly idleMoments = new Subject<void>();
  private savesData = false;

  whenIdle(): Observable<void> {
    return defer(() => (this.savesData ? EMPTY : this.idleMoments.pipe(take(1))));
  }

  /** The browser becomes idle for a moment: everything that waits for `whenIdle()` emits once. */
  becomeIdle(): void {
    this.idleMoments.next();
  }

  /** The visitor saves data from now on: `whenIdle()` completes without a value. */
  saveData(): void {
    this.savesData = true;
  }
}

export interface LogLine {
  readonly level: 'info' | 'error';
  readonly text: string;
  readonly cause?: unknown;
}

/** Records the lines that a developer would read in the console. */
export class MemoryLog implements Log {
  private readonly written: LogLine[] = [];

  get lines(): readonly LogLine[] {
    return this.written;
  }

  info(text: string): void {
    this.written.push({ level: 'info', text });
  }

  error(text: string, cause?: unknown): void {
    this.written.push({ level: 'error', text, cause });
  }

  /** The browser itself writes that line. */
  failedCall(): void {
    // Nothing is counted here.
  }
}

/** In-memory implementations of everything that a page needs from the browser, with their controls. */
export interface MemoryEnvironment {
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

/** The settings of an operator who has changed none, and a desktop browser. */
const PLAIN_SETTINGS: RuntimeSettings = {
  isVipDisabled: false,
  phoneSiteStyle: 'hash',
  scene: 'pc',
  isInApp: false,
  scripts: [],
};

/** A new tab of a new browser on the home page. `parts` replaces single parts. */
export function memoryEnvironment(
  time: SchedulerLike,
  parts: Partial<Omit<MemoryEnvironment, 'time'>> = {},
): MemoryEnvironment {
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
