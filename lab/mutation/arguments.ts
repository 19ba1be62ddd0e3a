/** The arguments of a run. */
export interface Options {
  /** Relative to the root of the project, without a trailing slash. */
  readonly folders: readonly string[];
  /** Also tests mutants of code that runs while files load; each of them needs a process of its own. */
  readonly fixed: boolean;
  /** Ignores the results of the previous run. */
  readonly again: boolean;
  /** The number of parallel processes. */
  readonly jobs: number;
}

const CORE = ['src/domain', 'src/application'];

/** Reads `[FOLDER …] [--fixed] [--again] [--jobs N]`; `undefined` when it is invalid or a folder does not exist. */
export function readArguments(input: readonly string[], isFolder: (path: string) => boolean): Options | undefined {
  const folders: string[] = [];
  let [fixed, again, jobs] = [false, false, 1];
  const words = input.values();
  for (const word of words) {
    if (word === '--fixed') fixed = true;
    else if (word === '--again') again = true;
    else if (word === '--jobs') jobs = Number(words.next().value);
    else folders.push(word.replace(/\/+$/, ''));
  }
  const inCore = (path: string) => CORE.some((folder) => path === folder || path.startsWith(`${folder}/`));
  if (!Number.isSafeInteger(jobs) || jobs < 1 || !folders.every((path) => inCore(path) && isFolder(path)))
    return undefined;
  return { folders: folders.length === 0 ? CORE : folders, fixed, again, jobs };
}
