import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';

import type { BuiltFiles } from '../../../tools/preview/built-files.js';
import { type Preview, startPreview } from '../../../tools/preview/preview-server.js';

/** The files of `npm run snapshots`, with the addresses of the servers that they were made with. */
export interface MadeSnapshots {
  readonly files: ReadonlyMap<string, string>;
  readonly siteUrl: string;
  readonly serverUrl: string;
}

/** Makes the snapshots of the build in `dist` with a demo server. Rejects with the output of the command. */
export async function makeSnapshots(built: BuiltFiles): Promise<MadeSnapshots> {
  const preview = await startPreview({ files: built });
  const folder = await mkdtemp(join(tmpdir(), 'snapshots-'));
  try {
    const { url, site } = preview;
    const args = ['--api', site.url, '--site', url, '--out', folder, '--rate', '100000'];
    await promisify(execFile)(process.execPath, ['--import', 'tsx', 'tools/snapshots/main.ts', ...args]);
    return { files: await textsIn(folder), siteUrl: url, serverUrl: site.url };
  } finally {
    await preview.close();
  }
}

async function textsIn(folder: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = new Map<string, string>();
  for (const entry of entries.filter(({ name }) => name.endsWith('.html'))) {
    const file = join(entry.parentPath, entry.name);
    files.set(relative(folder, file), await readFile(file, 'utf8'));
  }
  return files;
}

/** Starts the preview with snapshots, as if they had been made with its own servers. */
export async function startOverSnapshots(
  { files, siteUrl, serverUrl }: MadeSnapshots,
  built: BuiltFiles,
): Promise<Preview> {
  const folder = await mkdtemp(join(tmpdir(), 'snapshots-'));
  const preview = await startPreview({ files: built, snapshots: folder });
  for (const [name, html] of files) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    const own = html.replaceAll(siteUrl, preview.url).replaceAll(serverUrl, preview.site.url);
    await writeFile(join(folder, name), own);
  }
  return preview;
}
