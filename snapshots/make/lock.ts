import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

import type { Clock } from './answers.js';
import { alreadyRunning, INTERRUPTED } from './strings.js';

/** Interval at which a run touches its lock file. */
const TOUCH_MS = 3000;
/** A lock file untouched for this long belongs to a dead process. */
const DEAD_AFTER_MS = 10_000;

const OWN_NAME = `${String(process.pid)} ${hostname()}`;

/**
 * Lock file: prevents a second run, also in another container, from writing to the folder. It contains the process id
 * and the host name of its run.
 */
export class Lock {
  private constructor(
    private readonly path: string,
    private readonly timer: ReturnType<typeof setInterval>,
  ) {}

  /**
   * Takes the lock. If another run's lock file exists, waits to see whether that run still touches it, and rejects if
   * it does or if `signal` is aborted. Compares only times of the file itself: the clocks of two machines may differ.
   */
  static async take(out: string, clock: Pick<Clock, 'wait'>, signal?: AbortSignal): Promise<Lock> {
    mkdirSync(out, { recursive: true });
    const path = join(out, 'run.lock');
    while (!isWritten(path)) {
      const touched = touchedAt(path);
      if (!isDeadHere(ownerIn(path))) await clock.wait(DEAD_AFTER_MS);
      if (signal?.aborted) throw new Error(INTERRUPTED);
      const touchedSince = touchedAt(path);
      if (touchedSince !== undefined && touchedSince !== touched) throw new Error(alreadyRunning(ownerIn(path)));
      rmSync(path, { force: true });
    }
    const timer = setInterval(() => {
      if (ownerIn(path) === OWN_NAME) utimesSync(path, new Date(), new Date());
    }, TOUCH_MS);
    return new Lock(path, timer);
  }

  /** Removes only this run's own file: another run may have taken over while this process was suspended. */
  release(): void {
    clearInterval(this.timer);
    if (ownerIn(this.path) === OWN_NAME) rmSync(this.path, { force: true });
  }
}

/**
 * True if the owner was a process of this machine that has ended. In a restarted container another process may have the
 * same number.
 */
function isDeadHere(owner: string): boolean {
  const [pid = '', host] = owner.split(' ');
  if (host !== hostname() || !/^\d+$/.test(pid)) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (thrown) {
    return thrown instanceof Error && 'code' in thrown && thrown.code === 'ESRCH';
  }
}

/** Creates the lock file; returns false if it exists already. Throws when the folder cannot be written to. */
function isWritten(path: string): boolean {
  try {
    writeFileSync(path, `${OWN_NAME}\n`, { flag: 'wx' });
    return true;
  } catch (thrown) {
    if (thrown instanceof Error && 'code' in thrown && thrown.code === 'EEXIST') return false;
    throw thrown;
  }
}

/** Empty when the other run has just ended. */
function ownerIn(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return '';
  }
}

/** Epoch ms; `undefined` when there is no file. */
function touchedAt(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs;
}
