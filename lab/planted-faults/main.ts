import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { argumentsOf, STEPS } from '../../tools/test-steps.js';
import { FAULTS, type PlantedFault } from './faults.js';

/**
 * `npm run faults:plant`: plants one fault after the other in a copy of the last commit, and runs `npm test` until a
 * step fails; prints which one. `-- --all` runs `npm run test:all`, and a list of numbers limits the faults. Exits with
 * 1 when a fault was not found.
 */
const { values, positionals } = parseArgs({ options: { all: { type: 'boolean' } }, allowPositionals: true });
const chosen = positionals.length > 0 ? positionals.map(Number) : FAULTS.map((_, index) => index + 1);
const REPORTER = './tools/mocha-counts.cjs';
/** Lint and layout would report the traces of planting, such as an unused import, and not the harm. */
const TRACES = ['lint', 'layout', 'unused'];
/** Tests first, the cheapest first; a build only before a step that reads it. */
const steps = STEPS.filter(({ name, script }) => !script.startsWith('build') && !TRACES.includes(name)).sort(
  (a, b) =>
    (a.after?.length ?? 0) - (b.after?.length ?? 0) ||
    Number(b.mocha ?? false) - Number(a.mocha ?? false) ||
    a.seconds - b.seconds,
);

const copy = mkdtempSync(join(tmpdir(), 'planted-'));
run('git', ['worktree', 'add', '--force', '--detach', copy, 'HEAD'], '.');
symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
const missed = chosen.filter((number) => {
  const fault = FAULTS[number - 1];
  if (!fault) throw new Error(`There is no fault ${String(number)}`);
  const found = plant(fault);
  console.log(`${String(number).padStart(2)} ${found ?? 'NOT FOUND'}: ${fault.harm} (${fault.file})`);
  return found === undefined;
});
run('git', ['worktree', 'remove', '--force', copy], '.');
console.log(`${String(chosen.length - missed.length)} of ${String(chosen.length)} found`);
process.exitCode = missed.length > 0 ? 1 : 0;

/** What has found the fault: the first failing test or step. */
function plant({ file, from, to, near }: PlantedFault): string | undefined {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  if (text.split(from).length !== 2) throw new Error(`${file} does not contain this once: ${from}`);
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
  const built = new Set<string>();
  const found = (near === undefined ? undefined : foundNear(near, built)) ?? foundBySteps(built);
  writeFileSync(path, text);
  return found;
}

function foundBySteps(built: Set<string>): string | undefined {
  for (const step of steps) {
    const args = argumentsOf(step, values.all ? 'all' : 'daily');
    if (args === undefined) continue;
    const [script = '', ...tests] = args;
    const bail = step.mocha ? [...(tests.length > 0 ? [] : ['--']), '--bail'] : [];
    const found = build(step.after, built) ?? failure(step.name, [script, ...tests, ...bail]);
    if (found !== undefined) return found;
  }
  return undefined;
}

function foundNear(file: string, built: Set<string>): string | undefined {
  const inBrowser = ['--require', './test/support/browser/before-all.ts', '--timeout', '90000'];
  const isBrowser = file.startsWith('test/browser');
  const missing = isBrowser ? build(['build', 'catalogue'], built) : undefined;
  return (
    missing ?? failure(file, ['mocha', '--', ...(isBrowser ? inBrowser : []), '--reporter', REPORTER, '--bail', file])
  );
}

/** Makes builds that are not there yet; the name of one that fails. */
function build(names: readonly string[] = [], built: Set<string>): string | undefined {
  for (const { name, script } of STEPS) {
    if (!names.includes(name) || built.has(name)) continue;
    built.add(name);
    const found = failure(name, [script]);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Runs a script of package.json; its name and the first failed test, if it fails. */
function failure(name: string, script: readonly string[]): string | undefined {
  const counts = `${copy}.json`;
  writeFileSync(counts, '{}');
  const env = { ...process.env, MOCHA_COUNTS: counts };
  if (run('npm', ['run', '--silent', ...script], copy, env) === 0) return undefined;
  const { failures = [] } = JSON.parse(readFileSync(counts, 'utf8')) as { readonly failures?: readonly string[] };
  return [name, ...failures.slice(0, 1)].join(': ');
}

/** The exit status. Throws when the program cannot be started. */
function run(program: string, args: readonly string[], cwd: string, env = process.env): number {
  const { status, error } = spawnSync(program, args, { cwd, env, stdio: 'ignore' });
  if (error) throw error;
  return status ?? 1;
}
