/** What somebody asked of a run. */
export interface Wishes {
  /** From the root of the project, without a slash at the end. */
  readonly folders: readonly string[];
  /** Mutants of what is made while files load, too: each takes a process of its own. */
  readonly fixed: boolean;
  /** Nothing is taken from the run before. */
  readonly again: boolean;
  /** Processes side by side. */
  readonly jobs: number;
}

const CORE = ['src/domain', 'src/application'];

/** Reads `[FOLDER …] [--fixed] [--again] [--jobs N]`; `undefined` where it is anything else, or a folder is not there. */
export function readWishes(input: readonly string[], isFolder: (path: string) => boolean): Wishes | undefined {
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
