import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { filesBelow } from '../nginx/machine.js';

/** The folder `deploy` of 0.1.0 (commit 38d85784), by path. It is an archive, so no tool takes its files for ours. */
export function deployThen(): ReadonlyMap<string, Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'release-then-'));
  try {
    execFileSync('tar', ['-xzf', fileURLToPath(new URL('deploy.tar.gz', import.meta.url)), '-C', folder]);
    return new Map([...filesBelow(folder)].map(([path, bytes]) => [path.slice(folder.length + 1), bytes]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
