import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** The files of the build by path: `/assets/main.1a2b.js`. Nothing else is ever served. */
export type BuiltFiles = ReadonlyMap<string, Buffer>;

/** Reads all files of `dist/`. Rejects when it is missing, with a message that names the command to build it. */
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
