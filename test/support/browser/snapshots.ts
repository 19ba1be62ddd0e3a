import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';

import type { Generation } from '../../../src/domain/site/system-config.js';
import { type BuiltFiles, readBuiltFiles } from '../../../tools/preview/built-files.js';
import { type Preview, type PreviewOptions, startPreview } from '../../../tools/preview/preview-server.js';

/** Stand for the addresses of the servers, which differ in each test. */
const ORIGINS = { site: 'http://site.invalid', server: 'http://server.invalid' };
/** The environment variable with the folder of the snapshots of both generations. */
const FOLDER = 'SITE_SNAPSHOTS';
const GENERATIONS = [1, 2] as const;

/** The HTML files of `npm run snapshots` by name, with `ORIGINS` as addresses. */
export type MadeSnapshots = ReadonlyMap<string, string>;

const stored = new Map<string, Promise<MadeSnapshots>>();

/**
 * Makes the snapshots of the build in `dist` with a demo server, which `prepare` changes before. Rejects with the output
 * of the command.
 */
export async function makeSnapshots(
  built: BuiltFiles,
  generation?: Generation,
  prepare?: (preview: Preview) => void,
): Promise<MadeSnapshots> {
  const preview = await startPreview({ files: built, ...(generation && { generation }) });
  prepare?.(preview);
  const folder = await mkdtemp(join(tmpdir(), 'snapshots-'));
  try {
    const { url, site } = preview;
    const args = ['--api', site.url, '--site', url, '--out', folder, '--rate', '100000'];
    await promisify(execFile)(process.execPath, ['--import', 'tsx', 'snapshots/make/main.ts', ...args]);
    const files = [...(await textsIn(folder))];
    return new Map(
      files.map(([name, html]) => [name, html.replaceAll(url, ORIGINS.site).replaceAll(site.url, ORIGINS.server)]),
    );
  } finally {
    await Promise.all([preview.close(), rm(folder, { recursive: true })]);
  }
}

/**
 * With `SITE_FRONT=snapshots`, makes the snapshots of both generations once for all workers, unless the environment
 * already names their folder.
 */
export async function makeSnapshotsForAll(): Promise<void> {
  if (process.env.SITE_FRONT !== 'snapshots' || process.env[FOLDER] !== undefined) return;
  const built = await readBuiltFiles('dist');
  const folder = await mkdtemp(join(tmpdir(), 'snapshots-of-all-'));
  for (const generation of GENERATIONS) {
    for (const [name, html] of await makeSnapshots(built, generation)) {
      const file = join(folder, String(generation), name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, html);
    }
  }
  process.env[FOLDER] = folder;
  console.log(`${FOLDER}=${folder}`);
}

/** The snapshots that `makeSnapshotsForAll` has made. */
export function snapshotsForAll(generation: Generation): Promise<MadeSnapshots> {
  const folder = join(process.env[FOLDER] ?? '', String(generation));
  const texts = stored.get(folder) ?? textsIn(folder);
  stored.set(folder, texts);
  return texts;
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
export function startOverSnapshots(made: MadeSnapshots, options: PreviewOptions): Promise<Preview> {
  const preview: Promise<Preview> = startPreview({
    ...options,
    snapshots: async (name) => {
      const html = made.get(name);
      const { url, site } = await preview;
      return html === undefined
        ? undefined
        : Buffer.from(html.replaceAll(ORIGINS.site, url).replaceAll(ORIGINS.server, site.url));
    },
  });
  return preview;
}
