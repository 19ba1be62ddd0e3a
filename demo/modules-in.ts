import { readdirSync } from 'node:fs';

/**
 * Imports every file of a folder whose name matches, sorted by name. For Node only; webpack uses
 * `import.meta.webpackContext`.
 */
export async function modulesIn(folder: URL, name: RegExp): Promise<readonly unknown[]> {
  const files = readdirSync(folder).filter((file) => name.test(file));
  return Promise.all(files.toSorted().map((file): Promise<unknown> => import(new URL(file, folder).href)));
}
