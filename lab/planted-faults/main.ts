import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { argumentsOf, type Step, STEPS, type Tests } from '../../tools/test-steps.js';
import { FAULTS, type PlantedFault } from './faults.js';
import { commandFor, NEEDS_BUILD, testsNear } from './near.js';

/**
 * `npm run faults:plant` plants one fault after the other in a copy of the checkout, whose tests pass, and runs `npm test`
 * and then its breadth, the nearest and cheapest first, until one fails. Prints for each fault which test has found it, or MISSED.
 *
 * - `--only ID`, `--missed`: some faults; those that the last run has missed
 * - `--first FILE`, `--near`: tests to run first; no others than these and the ones of the same folder
 */
const { values: options } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    missed: { type: 'boolean' },
    first: { type: 'string', multiple: true, default: [] },
    near: { type: 'boolean' },
  },
});
const MISSED = 'MISSED';
const RESULTS = '.cache/planted-faults.json';
/**
 * These would report the traces of planting, such as an unused import, and not the harm. Sizes are others in a copy:
 * webpack numbers the modules by their paths.
 */
const TRACES = ['lint', 'layout', 'unused', 'rules with types', 'size'];
/** They read no stylesheet, no script of the shell and no tool. */
const OF_THE_SITE = ['core', 'views', 'layers'];
/** The cheapest first, tests before types; a build only before a step that reads it. */
const steps = STEPS.filter(({ name, script }) => !script.startsWith('build') && !TRACES.includes(name)).sort(
  (a, b) =>
    (a.after?.length ?? 0) - (b.after?.length ?? 0) ||
    Number(b.mocha ?? false) - Number(a.mocha ?? false) ||
    a.seconds - b.seconds,
);

const unknown = options.first.filter((test) => !existsSync(test));
if (unknown.length > 0) throw new Error(`There is no ${unknown.join(', ')}`);
const results = existsSync(RESULTS) ? (JSON.parse(readFileSync(RESULTS, 'utf8')) as Record<string, string>) : {};
const chosen = FAULTS.filter(({ id }) => options.only?.includes(id) ?? (!options.missed || results[id] === MISSED));
const copy = mkdtempSync(join(tmpdir(), 'planted-'));
// The workers of nginx are another user.
chmodSync(copy, 0o755);
process.on('exit', () => {
  rmSync(copy, { recursive: true });
  rmSync(`${copy}.json`, { force: true });
});
process.on('SIGINT', () => process.exit(1));
const files = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], { maxBuffer: 2 ** 24 });
execFileSync('tar', ['--null', '-T', '-', '-cf', `${copy}/all.tar`], { input: files });
execFileSync('tar', ['-xf', `${copy}/all.tar`, '-C', copy]);
symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
// It would find every fault, because the line that a fault replaces is gone.
rmSync(join(copy, 'lab/planted-faults/faults.test.ts'));

const outdated = FAULTS.filter(({ file, from }) => readFileSync(join(copy, file), 'utf8').split(from).length !== 2);
if (outdated.length > 0) throw new Error(`Not once in its file any more: ${outdated.map(({ id }) => id).join(', ')}`);
for (const fault of chosen) {
  const found = plant(fault) ?? MISSED;
  console.log(`${fault.id.padEnd(24)} ${found}`);
  if (!options.near || found !== MISSED) results[fault.id] = found;
}
mkdirSync(dirname(RESULTS), { recursive: true });
writeFileSync(RESULTS, JSON.stringify(results, undefined, 2));
const missed = chosen.filter(({ id }) => (results[id] ?? MISSED) === MISSED);
console.log(`${String(chosen.length - missed.length)} of ${String(chosen.length)} found`);
process.exitCode = missed.length > 0 ? 1 : 0;

/** The step and the test that have found the fault. */
function plant({ file, from, to }: PlantedFault): string | undefined {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
  const built = new Set<string>();
  const found =
    near(file, built) ?? (options.near ? undefined : (bySteps(file, 'daily', built) ?? bySteps(file, 'rest', built)));
  writeFileSync(path, text);
  return found;
}

function near(file: string, built: Set<string>): string | undefined {
  const { first } = options;
  const builds = first.some((test) => NEEDS_BUILD.test(test)) ? STEPS.flatMap(afterOf) : [];
  const broken = build(builds, built);
  if (broken !== undefined) return broken;
  for (const tests of [...first.map((test) => [test]), ...testsNear(file)]) {
    const found = failure('near', process.execPath, commandFor(tests));
    if (found !== undefined) return found;
  }
  return undefined;
}

function bySteps(file: string, tests: Tests, built: Set<string>): string | undefined {
  const isOfTheSite = /^src\/.*\.tsx?$/.test(file);
  for (const step of steps.filter(({ name }) => isOfTheSite || !OF_THE_SITE.includes(name))) {
    const args = argumentsOf(step, tests);
    if (args === undefined) continue;
    const bail = step.mocha ? [...(args.includes('--') ? [] : ['--']), '--bail'] : [];
    const found = build(afterOf(step), built) ?? failure(step.name, 'npm', ['run', '-s', ...args, ...bail]);
    if (found !== undefined) return tests === 'rest' ? `(breadth) ${found}` : found;
  }
  return undefined;
}

function afterOf({ after = [] }: Step): readonly string[] {
  return after;
}

/** Makes builds that are not there yet; the name of one that fails. */
function build(names: readonly string[], built: Set<string>): string | undefined {
  for (const { name, script } of STEPS) {
    if (!names.includes(name) || built.has(name)) continue;
    built.add(name);
    const found = failure(name, 'npm', ['run', '-s', script]);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Runs a program; if it fails, the name of the step and the first failed test. */
function failure(step: string, program: string, args: readonly string[]): string | undefined {
  const counts = `${copy}.json`;
  writeFileSync(counts, '{}');
  const env = { ...process.env, MOCHA_COUNTS: counts };
  const { status, error } = spawnSync(program, args, { cwd: copy, env, stdio: 'ignore' });
  if (error) throw error;
  if (status === 0) return undefined;
  const { failures = [] } = JSON.parse(readFileSync(counts, 'utf8')) as { readonly failures?: readonly string[] };
  return [step, ...failures.slice(0, 1)].join(': ');
}
