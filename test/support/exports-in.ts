import { readdir } from 'node:fs/promises';

/**
 * What each file of a folder exports under this name, in the order of the file names: a new file needs no registration.
 */
export async function exportsIn<T>(folder: URL, name: string, files = /\.ts$/): Promise<readonly T[]> {
  const found = (await readdir(folder)).filter((file) => files.test(file)).toSorted();
  return Promise.all(
    found.map(async (file) => {
      // TypeScript cannot know the exports of a path that is computed. Each of these files declares the type of its
      // export itself.
      const { [name]: exported } = (await import(new URL(file, folder).href)) as Readonly<
        Record<string, T | undefined>
      >;
      if (exported === undefined) throw new Error(`${file} exports no ${name}`);
      return exported;
    }),
  );
}
