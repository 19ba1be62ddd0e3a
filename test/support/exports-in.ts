import { modulesIn } from '../../demo/modules-in.js';

/**
 * What each file of a folder exports under this name, in the order of the file names: a new file needs no registration.
 */
export async function exportsIn<T>(folder: URL, name: string, files = /\.ts$/): Promise<readonly T[]> {
  return (await modulesIn(folder, files)).map((module) => {
    // TypeScript cannot know the exports of a path that is computed. Each of these files declares the type of its
    // export itself.
    const { [name]: exported } = module as Readonly<Record<string, T | undefined>>;
    if (exported === undefined) throw new Error(`A file of ${folder.pathname} exports no ${name}`);
    return exported;
  });
}
