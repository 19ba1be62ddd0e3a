/** The configuration of Stryker. Paths are relative to the root of the project. */
export function strykerOptions({ folders, fixed, again, jobs }: Options): object {
  return {
    mutate: [
      ...folders.map((folder) => `${folder}/**/*.ts`),
      // Text only: a changed sentence is no wrong behaviour, and only views display it.
      '!src/**/{strings,*.strings,words,*-words,titles}.ts',
    ],
    plugins: ['./lab/mutation/mocha-runner.ts'],
    testRunner: 'mocha-12',
    testRunnerNodeArgs: ['--no-experimental-require-module'],
    coverageAnalysis: 'perTest',
    // Mutants of code that runs while files load (tables, patterns) need a new process and all tests each.
    ignoreStatic: !fixed,
    concurrency: jobs,
    // Added to 1.5 times the normal duration of the tests. Few endless loops are stopped earlier, by the hit limit.
    timeoutMS: 5000,
    incremental: true,
    incrementalFile: `${REPORT_FOLDER}/incremental.json`,
    force: again,
    tempDirName: `${REPORT_FOLDER}/sandbox`,
    cleanTempDir: 'always',
    // tsx runs the copy without a type check. Files that no unit test reads are not copied.
    disableTypeChecks: false,
    ignorePatterns: ['.cache', '.images', 'coverage', 'dist*', 'media', 'release', 'docs', 'deploy', 'test/browser'],
    reporters: ['json', 'html', 'progress-append-only'],
    jsonReporter: { fileName: `${REPORT_FOLDER}/report.json` },
    htmlReporter: { fileName: `${REPORT_FOLDER}/report.html` },
    // lab/mutation/main.ts checks the score itself, by folder.
    thresholds: { break: null },
    checkers: [],
    allowConsoleColors: false,
  };
}

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

/** All output of a run; ignored by git. */
export const REPORT_FOLDER = '.cache/mutation';
/** Stryker's packages, separate from those of the site and outside the folders that other tools read. */
export const PACKAGES_FOLDER = `${REPORT_FOLDER}/packages`;
/** Folder of their lock file. */
export const LOCK_FOLDER = 'lab/mutation';
