import type { Wishes } from './arguments.js';
import { REPORT_FOLDER } from './places.js';

/** What Stryker is told. Paths are from the root of the project. */
export function strykerOptions({ folders, fixed, again, jobs }: Wishes): object {
  return {
    mutate: [
      ...folders.map((folder) => `${folder}/**/*.ts`),
      // Sentences alone: a changed one is no wrong behaviour, and it is views that show them.
      '!src/**/{strings,*.strings,words,*-words,titles}.ts',
    ],
    plugins: ['./lab/mutation/mocha-runner.ts'],
    testRunner: 'mocha-12',
    testRunnerNodeArgs: ['--no-experimental-require-module'],
    coverageAnalysis: 'perTest',
    // What is made once, while files load (tables, patterns), needs a new process and every test for each mutant.
    ignoreStatic: !fixed,
    concurrency: jobs,
    // On top of one and a half times what the tests took; one that goes round forever is rarely caught before.
    timeoutMS: 5000,
    incremental: true,
    incrementalFile: `${REPORT_FOLDER}/incremental.json`,
    force: again,
    tempDirName: `${REPORT_FOLDER}/sandbox`,
    cleanTempDir: 'always',
    // The copy is run by tsx, which does not check types; and it need not have what no unit test reads.
    disableTypeChecks: false,
    ignorePatterns: ['.cache', '.pictures', 'coverage', 'dist*', 'media', 'release', 'docs', 'deploy', 'test/browser'],
    reporters: ['json', 'html', 'progress-append-only'],
    jsonReporter: { fileName: `${REPORT_FOLDER}/report.json` },
    htmlReporter: { fileName: `${REPORT_FOLDER}/report.html` },
    // The score is judged by us, folder by folder.
    thresholds: { break: null },
    checkers: [],
    allowConsoleColors: false,
  };
}
