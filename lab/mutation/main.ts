import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const CORE = ['src/domain', 'src/application'];
/** In percent of the mutants in all requested folders. */
const LEAST_SCORE = 85;
/** All output of a run; ignored by git. */
const FOLDER = '.cache/mutation';
/** Stryker's packages, separate from those of the site and outside the folders that other tools read. */
const PACKAGES = `${FOLDER}/packages`;
const REPORT = `${FOLDER}/report.html`;

const { values, positionals } = parseArgs({
  options: {
    fixed: { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
    jobs: { type: 'string', default: '1' },
  },
  allowPositionals: true,
});
const folders = positionals.length === 0 ? CORE : positionals.map((path) => path.replace(/\/+$/, ''));
const isCore = (path: string) => CORE.some((folder) => `${path}/`.startsWith(`${folder}/`));
if (!folders.every((path) => isCore(path) && existsSync(path) && statSync(path).isDirectory()))
  throw new Error(`Name src/domain, src/application or folders in them, not ${folders.join(' ')}`);

installPackages();
// Stryker exits with 0 even when a test fails before any mutant: then it writes no report.
rmSync(REPORT, { force: true });
writeFileSync(`${FOLDER}/options.json`, JSON.stringify(strykerOptions(), undefined, 2));
const stryker = `${PACKAGES}/node_modules/@stryker-mutator/core/bin/stryker.js`;
// Every process of Stryker loads our test runner, which is TypeScript.
const env = { ...process.env, NODE_OPTIONS: '--import=tsx' };
runOrExit(process.execPath, [stryker, 'run', `${FOLDER}/options.json`], '.', env);
if (!existsSync(REPORT)) process.exitCode = 1;

/** Paths are relative to the root of the project. */
function strykerOptions(): object {
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
    ignoreStatic: !values.fixed,
    concurrency: Number(values.jobs),
    // Added to 1.5 times the normal duration of the tests. Few endless loops are stopped earlier, by the hit limit.
    timeoutMS: 5000,
    incremental: true,
    incrementalFile: `${FOLDER}/incremental.json`,
    force: values.again,
    tempDirName: `${FOLDER}/sandbox`,
    cleanTempDir: 'always',
    // tsx runs the copy without a type check. Files that no unit test reads are not copied.
    disableTypeChecks: false,
    ignorePatterns: ['.cache', '.images', 'coverage', 'dist*', 'media', 'release', 'docs', 'deploy', 'test/browser'],
    reporters: ['clear-text', 'html', 'progress-append-only'],
    clearTextReporter: { reportTests: false, skipFull: true },
    htmlReporter: { fileName: REPORT },
    thresholds: { break: LEAST_SCORE },
    checkers: [],
    allowConsoleColors: false,
  };
}

/** Installs the packages again only when the lock file has changed. Install scripts are disabled. */
function installPackages(): void {
  mkdirSync(PACKAGES, { recursive: true });
  const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
  const installed = `${PACKAGES}/installed-lock.json`;
  const lock = 'lab/mutation/package-lock.json';
  if (read(installed) === read(lock)) return;
  for (const name of ['package.json', 'package-lock.json']) copyFileSync(`lab/mutation/${name}`, `${PACKAGES}/${name}`);
  runOrExit('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], PACKAGES);
  copyFileSync(lock, installed);
}

/** Runs a program with its output on the console, and exits when it fails. */
function runOrExit(program: string, input: readonly string[], cwd: string, environment = process.env): void {
  const { status } = spawnSync(program, input, { stdio: 'inherit', cwd, env: environment });
  if (status !== 0) process.exit(status ?? 1);
}
