import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';

import { LOCK_FOLDER, PACKAGES_FOLDER, readArguments, REPORT_FOLDER, strykerOptions } from './options.js';
import { countAll, countByFolder, type Report, scoreOf, survivorsIn, tableOf } from './report.js';

/** In percent of the mutants in all requested folders. */
const LEAST_SCORE = 85;

const options = readArguments(process.argv.slice(2), (path) => existsSync(path) && statSync(path).isDirectory());
if (options === undefined) {
  console.error(`Usage: npm run mutation -- [FOLDER …] [--fixed] [--again] [--jobs N]
FOLDER is src/domain, src/application or a folder in them; both by default. --fixed also tests mutants of code that runs
while files load; --again ignores the results of the last run; N parallel processes, 1 by default.`);
  process.exitCode = 1;
} else {
  installPackages();
  const optionsFile = `${REPORT_FOLDER}/options.json`;
  const written = `${REPORT_FOLDER}/report.json`;
  // Stryker exits with 0 even when a test fails before any mutant: remove the old report, so that it is not read again.
  rmSync(written, { force: true });
  writeFileSync(optionsFile, JSON.stringify(strykerOptions(options), undefined, 2));
  const stryker = `${PACKAGES_FOLDER}/node_modules/@stryker-mutator/core/bin/stryker.js`;
  // Every process of Stryker loads our test runner, which is TypeScript.
  runOrExit(process.execPath, [stryker, 'run', optionsFile], '.', { ...process.env, NODE_OPTIONS: '--import=tsx' });
  // Stryker has just written it.
  const report = JSON.parse(readFileSync(written, 'utf8')) as Report;
  const counts = countByFolder(report, options.folders);
  const survivors = `${REPORT_FOLDER}/survivors.txt`;
  writeFileSync(survivors, survivorsIn(report, options.folders));
  console.log(`\n${tableOf(counts)}\n\nMutants that no test detected: ${survivors}`);
  if (scoreOf(countAll(counts.values())) < LEAST_SCORE) process.exitCode = 1;
}

/**
 * Installs Stryker's packages in a folder of their own, and again only when the lock file has changed. Install scripts
 * are disabled.
 */
function installPackages(): void {
  mkdirSync(PACKAGES_FOLDER, { recursive: true });
  const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
  const installed = `${PACKAGES_FOLDER}/installed-lock.json`;
  const lock = `${LOCK_FOLDER}/package-lock.json`;
  if (read(installed) === read(lock)) return;
  for (const name of ['package.json', 'package-lock.json'])
    copyFileSync(`${LOCK_FOLDER}/${name}`, `${PACKAGES_FOLDER}/${name}`);
  runOrExit('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], PACKAGES_FOLDER);
  copyFileSync(lock, installed);
}

/** Runs a program with its output on the console, and exits when it fails. */
function runOrExit(program: string, input: readonly string[], cwd: string, env = process.env): void {
  const { status } = spawnSync(program, input, { stdio: 'inherit', cwd, env });
  if (status !== 0) process.exit(status ?? 1);
}
