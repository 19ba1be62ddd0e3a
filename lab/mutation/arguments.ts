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
  const args = input.values();
  for (const arg of args) {
    if (arg === '--fixed') fixed = true;
    else if (arg === '--again') again = true;
    else if (arg === '--jobs') jobs = Number(args.next().value);
    else folders.push(arg.replace(/\/+$/, ''));
  }
  const inCore = (path: string) => CORE.some((folder) => path === folder || path.startsWith(`${folder}/`));
  if (!Number.isSafeInteger(jobs) || jobs < 1 || !folders.every((path) => inCore(path) && isFolder(path)))
    return undefined;
  return { folders: folders.length === 0 ? CORE : folders, fixed, again, jobs };
}
