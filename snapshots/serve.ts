import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { nameOf } from './names.js';
import { BUILD_COOKIE } from './start/over-snapshot.js';

export interface PageSnapshot {
  /** `gone`: the document is the answer, with status 404. */
  readonly kind: 'page' | 'gone';
  readonly file: string;
  /** The file and its compressed versions, by path. */
  readonly files: ReadonlyMap<string, Buffer>;
}

const BUILD_IN_COOKIES = new RegExp(String.raw`(?:^|;\s*)${BUILD_COOKIE}=([^;]*)`);

/** Reads a file by its name in the folder of `npm run snapshots`; `undefined` if there is none. */
export type ReadSnapshot = (name: string) => Promise<Buffer | undefined>;

/**
 * The snapshots of a build in the folder of `npm run snapshots` (docs/decisions/0026-snapshots.md#files), or what reads
 * its files. They are read at each request: the command may run while they are served.
 */
export function snapshotsIn(
  source: string | ReadSnapshot,
  index: Buffer,
): (address: string, cookies: string) => Promise<PageSnapshot | undefined> {
  const build = createHash('sha256').update(index).digest('hex').slice(0, 12);
  const read =
    typeof source === 'string' ? (name: string) => readFile(join(source, name)).catch(() => undefined) : source;

  async function readFiles(names: readonly string[]): Promise<PageSnapshot['files']> {
    const files = new Map<string, Buffer>();
    for (const name of names) {
      const file = await read(build + name);
      if (file) files.set(name, file);
    }
    return files;
  }

  return async (address, cookies) => {
    const name = nameOf(address);
    if (name === undefined) return undefined;
    const page = `/pages${name}.html`;
    const hasBuild = BUILD_IN_COOKIES.exec(cookies)?.[1] === build;
    const files = await readFiles(hasBuild ? [] : [page, `${page}.br`, `${page}.gz`]);
    if (files.has(page)) return { kind: 'page', file: page, files };
    const gone = await readFiles([`/gone${name}`]);
    return gone.size === 0 ? undefined : { kind: 'gone', file: page, files };
  };
}
