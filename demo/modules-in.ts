import { readdirSync } from 'node:fs';

/** Imports every file of a folder whose name matches, in the order of the names. For Node: webpack has a way of its own. */
export async function modulesIn(folder: URL, name: RegExp): Promise<readonly unknown[]> {
  const files = readdirSync(folder).filter((file) => name.test(file));
  return Promise.all(files.toSorted().map((file): Promise<unknown> => import(new URL(file, folder).href)));
}
