import { mkdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ALREADY_RUNNING } from './strings.js';

/** A run touches its lock at every page. One that is older belongs to a run that was killed. */
const STALE_MS = 600_000;

/** The file that keeps a second run out of the folder, also one in another container. */
export class Lock {
  private readonly path: string;

  /** Throws if another run is at work. */
  constructor(out: string, now: number) {
    mkdirSync(out, { recursive: true });
    this.path = join(out, 'run.lock');
    if (now - touchedAt(this.path) > STALE_MS) rmSync(this.path, { force: true });
    try {
      writeFileSync(this.path, '', { flag: 'wx' });
    } catch (thrown) {
      throw new Error(ALREADY_RUNNING, { cause: thrown });
    }
  }

  touch(now: number): void {
    utimesSync(this.path, now / 1000, now / 1000);
  }

  release(): void {
    rmSync(this.path, { force: true });
  }
}

/** Epoch ms; infinitely late when there is no file. */
function touchedAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
}
