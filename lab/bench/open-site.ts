import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { startPreview } from '../../tools/preview/preview-server.js';
import type { Target } from './arguments.js';
import { buildCommit } from './build-commit.js';
import type { Site } from './scenario.js';

export interface OpenSite extends Site {
  /** Description for the console. */
  readonly what: string;
  close(): Promise<void>;
}

/**
 * Serves the target, compressed and with the cache headers that operators use (docs/deploy.md), with a demo server that
 * answers at once. A site at a URL is not started, only checked. Rejects with an explanation when the site cannot be
 * measured.
 */
export async function openSite(target: Target): Promise<OpenSite> {
  const { name } = target;
  if (target.kind === 'url') {
    await fetch(target.url).catch(() => {
      throw new Error(`No server answers at ${target.url}.`);
    });
    return { name, url: target.url, what: target.url, close: () => Promise.resolve() };
  }
  if (target.kind === 'here' && target.isSnapshots) return openOverSnapshots(name);
  if (target.kind === 'here') {
    const preview = await startPreview();
    return { name, url: preview.url, what: 'the local build in dist/', close: () => preview.close() };
  }
  const { hash, directory } = await buildCommit(target.commit);
  const preview = await startPreview({ directory });
  return { name, url: preview.url, what: `commit ${hash}`, close: () => preview.close() };
}

async function openOverSnapshots(name: string): Promise<OpenSite> {
  const folder = await mkdtemp(join(tmpdir(), 'snapshots-'));
  const preview = await startPreview({ snapshots: folder });
  const { url } = preview;
  const args = ['--api', preview.site.url, '--site', url, '--out', folder, '--rate', '100000'];
  try {
    await promisify(execFile)(process.execPath, ['--import', 'tsx', 'snapshots/make/main.ts', ...args]);
  } catch (error) {
    await preview.close();
    throw error;
  }
  return {
    name,
    url,
    what: 'the local build in dist/, over snapshots',
    close: async () => {
      await preview.close();
      await rm(folder, { recursive: true });
    },
  };
}
