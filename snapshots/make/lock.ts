import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

import type { Clock } from './answers.js';
import { alreadyRunning } from './strings.js';

/** The run touches its file so often, whatever it waits for. */
const TOUCH_MS = 3000;
/** A file that was not touched for so long belongs to a process that is dead. */
const DEAD_AFTER_MS = 10_000;

/** The file that keeps a second run out of the folder, also one in another container: it names the process of the run. */
export class Lock {
  private constructor(
    private readonly path: string,
    private readonly timer: ReturnType<typeof setInterval>,
  ) {}

  /**
   * Waits for the signs of life of another run, if there is a file of one, and rejects if it lives. The file's own
   * times are compared, so that the clocks of two machines may differ.
   */
  static async take(out: string, clock: Pick<Clock, 'wait'>): Promise<Lock> {
    mkdirSync(out, { recursive: true });
    const path = join(out, 'run.lock');
    while (!isWritten(path)) {
      const [owner, touched] = [ownerIn(path), touchedAt(path)];
      await clock.wait(DEAD_AFTER_MS);
      const touchedSince = touchedAt(path);
      if (touchedSince !== undefined && touchedSince !== touched) throw new Error(alreadyRunning(owner));
      rmSync(path, { force: true });
    }
    const timer = setInterval(() => {
      utimesSync(path, new Date(), new Date());
    }, TOUCH_MS);
    return new Lock(path, timer);
  }

  release(): void {
    clearInterval(this.timer);
    rmSync(this.path, { force: true });
  }
}

/** False if there is such a file. Throws when the folder cannot be written to. */
function isWritten(path: string): boolean {
  try {
    writeFileSync(path, `${String(process.pid)} ${hostname()}\n`, { flag: 'wx' });
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
