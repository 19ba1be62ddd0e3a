import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { readBuiltFiles } from '../../tools/preview/built-files.js';
import { type Preview, startPreview } from '../../tools/preview/preview-server.js';
import type { Target } from './arguments.js';
import { buildCommit, inCommit } from './build-commit.js';
import type { Site } from './scenario.js';

export interface OpenSite extends Site {
  /** Description for the console. */
  readonly what: string;
  close(): Promise<void>;
}

/** The program that makes snapshots, now and in older commits. */
const PROGRAMS = ['snapshots/make/main.ts', 'tools/snapshots/main.ts'];

/**
 * Serves the target, compressed and with the cache headers that operators use (docs/deploy.md), with a demo server that
 * answers at once. `cover` is the image of every course and slide. A site at a URL is not started, only checked. Rejects
 * with an explanation when the site cannot be measured.
 */
export async function openSite(target: Target, cover?: Buffer): Promise<OpenSite> {
  const { name } = target;
  if (target.kind === 'url') {
    await fetch(target.url).catch(() => {
      throw new Error(`No server answers at ${target.url}.`);
    });
    return { name, url: target.url, what: target.url, close: () => Promise.resolve() };
  }
  const { isSnapshots } = target;
  const built = target.kind === 'commit' ? await buildCommit(target.commit) : undefined;
  const folder = await mkdtemp(join(tmpdir(), 'snapshots-'));
  const files = await withCovers(built?.directory ?? 'dist', cover);
  const preview = await startPreview({ files, ...(isSnapshots && { snapshots: folder }) });
  const close = async () => {
    await preview.close();
    await rm(folder, { recursive: true });
  };
  if (cover) showCovers(preview);
  const make = (tree: string) => makeSnapshots(tree, preview, folder);
  try {
    if (isSnapshots)
      await (built
        ? inCommit(built.hash, async (tree) => {
            await cp(built.directory, join(tree, 'dist'), { recursive: true });
            await make(tree);
          })
        : make('.'));
  } catch (error) {
    await close();
    throw error;
  }
  const what = `${built ? `commit ${built.hash}` : 'the local build in dist/'}${isSnapshots ? ', over snapshots' : ''}`;
  return { name, url: preview.url, what, close };
}

async function makeSnapshots(tree: string, { url, site }: Preview, folder: string): Promise<void> {
  const program = PROGRAMS.find((each) => existsSync(join(tree, each))) ?? '';
  const args = ['--api', site.url, '--site', url, '--out', folder, '--rate', '100000'];
  await promisify(execFile)(process.execPath, ['--import', 'tsx', program, ...args], { cwd: tree });
}

const COVERS = Array.from({ length: 40 }, (_, number) => `/assets/cover-${String(number)}.jpg`);

async function withCovers(directory: string, cover: Buffer | undefined): Promise<ReadonlyMap<string, Buffer>> {
  const files = await readBuiltFiles(directory);
  return new Map([...files, ...(cover ? COVERS.map((path) => [path, cover] as const) : [])]);
}

function showCovers({ url, site }: Preview): void {
  const { catalogue, home } = site.engine.controls.pages;
  const coverOf = (number: number) => url + (COVERS[number % COVERS.length] ?? '');
  home.change({ slides: home.slides.map((slide, number) => ({ ...slide, image: coverOf(number) })) });
  catalogue.change({ courses: catalogue.courses.map((course) => ({ ...course, cover: coverOf(course.id) })) });
}
