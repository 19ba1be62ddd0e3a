import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { BuiltFiles } from './built-files.js';

/** Addresses that can have a snapshot, as nginx reads them (deploy/nginx/course-site/snapshot-names.conf). */
const PLAIN_ADDRESS = /^\/(?:[\w-]+(?:\/[\w-]+)*)?(?:\?[\w=&]+)?$/;

export interface PageSnapshot {
  /** `gone`: the document is the answer, with status 404. */
  readonly kind: 'page' | 'gone';
  readonly file: string;
  /** The file, and the same compressed. */
  readonly files: BuiltFiles;
}

/**
 * The snapshots of a build in the folder of `npm run snapshots` (docs/decisions/0026-snapshots.md#files). They are read
 * at each request: the command may run while they are served.
 */
export function snapshotsIn(folder: string, index: Buffer): (address: string) => Promise<PageSnapshot | undefined> {
  const root = join(folder, createHash('sha256').update(index).digest('hex').slice(0, 12));
  return async (address) => {
    if (!PLAIN_ADDRESS.test(address)) return undefined;
    const [path = '', query] = address.split('?');
    const name = (path === '/' ? '/index' : path) + (query === undefined ? '' : `@${query}`);
    const page = `/pages${name}.html`;
    const files = await readFiles(root, [page, `${page}.br`, `${page}.gz`]);
    if (files.has(page)) return { kind: 'page', file: page, files };
    const gone = await readFiles(root, [`/gone${name}`]);
    return gone.size === 0 ? undefined : { kind: 'gone', file: page, files };
  };
}

async function readFiles(root: string, names: readonly string[]): Promise<BuiltFiles> {
  const files = new Map<string, Buffer>();
  for (const name of names) {
    const file = await readFile(join(root, name)).catch(() => undefined);
    if (file) files.set(name, file);
  }
  return files;
}
