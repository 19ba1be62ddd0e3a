import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { argumentsOf, nextStep, type Step, STEPS } from './test-steps.js';

/**
 * `npm test`; `--all` adds the breadth (`npm run test:all`), `--rest` is the breadth alone, after `npm test`, with its
 * builds; `--plan` prints when each step would start. TEST_JOBS replaces the number of processors. A failing step does
 * not stop the others. The very last line has the numbers of passed and failed tests; a step without tests counts as one.
 */
interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** One line each: title and message. */
  readonly failures: readonly string[];
  readonly retried: readonly string[];
  /** Tests that were skipped because programs are missing on this machine. */
  readonly skipped: readonly string[];
}

interface Result extends Counts {
  readonly name: string;
  readonly seconds: number;
}

const MOST_RETRIED = 3;
/** With `--plan`, each second of a step is simulated by this time. */
const PLANNED_SECOND_MS = 2;
const NOTHING: Counts = { passed: 0, failed: 0, failures: [], retried: [], skipped: [] };

const tests = process.argv.includes('--all') ? 'all' : process.argv.includes('--rest') ? 'rest' : 'daily';
const processors = Number(process.env['TEST_JOBS'] ?? availableParallelism());
const steps = STEPS.filter((step) => argumentsOf(step, tests) !== undefined);
const folder = mkdtempSync(join(tmpdir(), 'course-site-'));
const start = performance.now();

if (process.argv.includes('--plan')) {
  await runAll(plan);
} else {
  report(await runAll(run));
}
rmSync(folder, { recursive: true });

async function runAll<T>(runStep: (step: Step) => Promise<T>): Promise<readonly T[]> {
  const waiting = [...steps];
  const running = new Map<Step, Promise<void>>();
  const ended: T[] = [];
  while (waiting.length + running.size > 0) {
    const next = nextStep(waiting, [...running.keys()], processors);
    if (next === undefined) {
      await Promise.race(running.values());
      continue;
    }
    waiting.splice(waiting.indexOf(next), 1);
    const end = runStep(next).then((result) => {
      ended.push(result);
      running.delete(next);
    });
    running.set(next, end);
  }
  return ended;
}

async function plan({ name, seconds, isAlone }: Step): Promise<void> {
  const from = performance.now() - start;
  await setTimeout((isAlone ? seconds / processors : seconds) * PLANNED_SECOND_MS);
  const [first, last] = [from, performance.now() - start].map((ms) => (ms / PLANNED_SECOND_MS).toFixed(0).padStart(4));
  console.log(`${String(first)} – ${String(last)} s  ${name}`);
}

async function run(step: Step): Promise<Result> {
  const { name, mocha, isAlone, usesPrograms } = step;
  // While this file exists, .ci/run still installs programs.
  const { INSTALLING = '' } = process.env;
  if (usesPrograms) while (existsSync(INSTALLING)) await setTimeout(1000);
  const from = performance.now();
  const countFile = join(folder, name);
  const output: string[] = [];
  // The output of a step is printed at its end, in one piece, unless it runs alone.
  const status = await statusOf(step, countFile, (text) => (isAlone ? process.stdout.write(text) : output.push(text)));
  const seconds = (performance.now() - from) / 1000;
  console.log(`\n=== ${name} (${seconds.toFixed(0)} s) ===\n${output.join('')}`);
  if (!mocha) return { ...NOTHING, name, seconds, passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 };
  // Written by tools/mocha-counts.cjs in this run, unless mocha crashed.
  const counts = existsSync(countFile) ? (JSON.parse(readFileSync(countFile, 'utf8')) as Counts) : NOTHING;
  // A non-zero exit without a failed test, or a run without tests, is a failure.
  const broke = (status !== 0 && counts.failed === 0) || counts.passed + counts.failed === 0;
  return { ...counts, name, seconds, failed: counts.failed + (broke ? 1 : 0) };
}

function statusOf(step: Step, countFile: string, print: (text: string) => unknown): Promise<number | null> {
  const args = argumentsOf(step, tests) ?? [];
  return new Promise((resolve, reject) => {
    const env = { ...process.env, MOCHA_COUNTS: countFile };
    const child = spawn('npm', ['run', '--silent', ...args], { stdio: ['inherit', 'pipe', 'pipe'], env });
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', print);
    child.on('error', reject).on('close', resolve);
  });
}

function report(results: readonly Result[]): void {
  for (const { name, passed, failed, seconds } of results) {
    const mark = failed === 0 ? 'ok    ' : 'FAILED';
    console.log(`${mark} ${name.padEnd(18)} ${String(passed).padStart(5)} passed ${seconds.toFixed(0).padStart(4)} s`);
  }
  const list = (what: string, lines: (result: Result) => readonly string[]): number => {
    const all = results.flatMap((result) => lines(result).map((line) => `\n${what} (${result.name}): ${line}`));
    for (const line of all) console.log(line);
    return all.length;
  };
  list('failed', ({ failures }) => failures);
  list('skipped', ({ skipped }) => skipped);
  const retried = list('tried again', (result) => result.retried);
  const isUnsteady = retried > MOST_RETRIED;
  console.log(`\n${String(retried)} tests tried again${isUnsteady ? `: more than ${String(MOST_RETRIED)} fail` : ''}`);
  const sum = (pick: (result: Result) => number): number => results.reduce((total, one) => total + pick(one), 0);
  const failed = sum((result) => result.failed) + (isUnsteady ? 1 : 0);
  console.log(`${String(sum(({ passed }) => passed))} passed, ${String(failed)} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
