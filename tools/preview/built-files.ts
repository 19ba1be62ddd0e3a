import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** What the build has made, by path: `/assets/main.1a2b.js`. Nothing else is ever served. */
export type BuiltFiles = ReadonlyMap<string, Buffer>;

/** Reads a whole `dist/`. Rejects with a sentence when there is none, which names the command that makes one. */
export async function readBuiltFiles(directory: string, command = 'npm run build'): Promise<BuiltFiles> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = new Map<string, Buffer>();
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = join(entry.parentPath, entry.name);
    files.set(`/${relative(directory, file).split(sep).join('/')}`, await readFile(file));
  }
  if (!files.has(INDEX)) throw new Error(`There is no ${join(directory, 'index.html')}. Run "${command}" first.`);
  return files;
}

export const INDEX = '/index.html';
