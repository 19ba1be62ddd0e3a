import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/**
 * `npm test`: all tests. Two steps run at a time; a failing step does not stop the others. The last lines list
 * failures, retries and skipped parts; the very last one has the numbers of passed and failed tests. A step without
 * tests counts as one.
 */
interface Step {
  readonly name: string;
  readonly script: string;
  /** Mocha writes its counts itself (tools/mocha-counts.cjs). */
  readonly mocha?: true;
  /** Scripts that must end first, because this one reads their builds. */
  readonly after?: readonly string[];
  /** It uses programs of the system, and skips tests without them. */
  readonly usesPrograms?: true;
}

const STEPS_AT_ONCE = 2;

/** It uses two processors and therefore starts last: at most one other step still runs. */
const BROWSER: Step = {
  ...{ name: 'browser', script: 'test:browser', mocha: true },
  after: ['build', 'build:catalogue'],
};

/** The longest first, so that two steps run until the end. The order affects only the duration. */
const STEPS: readonly Step[] = [
  { name: 'core and coverage', script: 'coverage', mocha: true },
  { name: 'adapters, contract, tools', script: 'test:edges', mocha: true },
  { name: 'views', script: 'test:views', mocha: true },
  { name: 'lint', script: 'test:lint' },
  { name: 'build', script: 'build' },
  { name: 'engines', script: 'test:engines', mocha: true, after: ['build'], usesPrograms: true },
  { name: 'types', script: 'test:types' },
  { name: 'catalogue', script: 'build:catalogue' },
  { name: 'web space', script: 'build:offline' },
  { name: 'unused', script: 'test:unused' },
  { name: 'layers', script: 'test:layers' },
  { name: 'size', script: 'test:size', after: ['build'] },
  // It mostly waits, so the browser tests can run at the same time.
  {
    ...{ name: 'deploy', script: 'test:deploy', mocha: true, usesPrograms: true },
    after: ['build', 'build:offline'],
  },
  BROWSER,
];

/** The output of tools/mocha-counts.cjs. */
interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** One line each: title and message. */
  readonly failures: readonly string[];
  readonly retried: readonly string[];
  /** Parts that this machine lacks the programs for. */
  readonly skipped: readonly string[];
}

interface Result extends Counts {
  readonly step: Step;
  readonly seconds: number;
}

/** While this file exists, .ci/run still installs programs. */
const { INSTALLING } = process.env;

const NOTHING: Counts = { passed: 0, failed: 0, failures: [], retried: [], skipped: [] };
const counts = mkdtempSync(join(tmpdir(), 'course-site-'));
const results = await runAll(STEPS);
rmSync(counts, { recursive: true });

console.log('\n');
for (const { step, passed, failed, seconds } of results) {
  const mark = failed === 0 ? 'ok    ' : 'FAILED';
  console.log(`${mark} ${step.name.padEnd(28)} ${String(passed).padStart(5)} passed ${seconds.toFixed(0)} s`);
}
for (const { step, failures, retried, skipped } of results) {
  for (const line of failures) console.log(`\nfailed (${step.name}): ${line}`);
  for (const line of retried) console.log(`\ntried again (${step.name}): ${line}`);
  for (const line of skipped) console.log(`\nskipped (${step.name}): ${line}`);
}
const passed = sum((result) => result.passed);
const failed = sum((result) => result.failed);
console.log(`\n${String(passed)} passed, ${String(failed)} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** Starts the steps in the order of the list. A step that waits for a build lets later ones start first. */
async function runAll(steps: readonly Step[]): Promise<readonly Result[]> {
  const waiting = [...steps];
  const running = new Set<Promise<void>>();
  const ended: Result[] = [];
  const isReady = ({ after = [] }: Step): boolean =>
    after.every((script) => ended.some((result) => result.step.script === script));
  while (waiting.length > 0 || running.size > 0) {
    const at = running.size < STEPS_AT_ONCE ? waiting.findIndex(isReady) : -1;
    const [next] = at < 0 ? [] : waiting.splice(at, 1);
    if (next !== undefined) {
      const end: Promise<void> = run(next).then((result) => {
        ended.push(result);
        running.delete(end);
      });
      running.add(end);
      continue;
    }
    if (running.size === 0) throw new Error(`Steps wait for each other: ${waiting.map(({ name }) => name).join(', ')}`);
    await Promise.race(running);
  }
  return steps.flatMap((step) => ended.filter((result) => result.step === step));
}

async function run(step: Step): Promise<Result> {
  const countFile = join(counts, step.script.replaceAll(':', '-'));
  if (step.usesPrograms) while (INSTALLING !== undefined && existsSync(INSTALLING)) await setTimeout(1000);
  const started = performance.now();
  // The output of each step is printed at its end, in one piece; only the longest step prints immediately.
  const output: string[] = [];
  const print = step === BROWSER ? (text: string) => process.stdout.write(text) : (text: string) => output.push(text);
  const status = await statusOf(step.script, { ...process.env, MOCHA_COUNTS: countFile }, print);
  const seconds = (performance.now() - started) / 1000;
  console.log(`\n=== ${step.name} (${seconds.toFixed(0)} s) ===\n${output.join('')}`);
  if (!step.mocha) return { ...NOTHING, step, passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, seconds };
  const counted = countsIn(countFile);
  // A non-zero exit without a failed test, or a run without tests, is a failure.
  const broke = (status !== 0 && counted.failed === 0) || counted.passed + counted.failed === 0;
  return { ...counted, step, failed: counted.failed + (broke ? 1 : 0), seconds };
}

/** The exit status of a script of package.json. */
function statusOf(script: string, env: NodeJS.ProcessEnv, print: (text: string) => unknown): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', script], { stdio: ['inherit', 'pipe', 'pipe'], env });
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', print);
    child.on('error', reject).on('close', resolve);
  });
}

/** All zero when mocha crashed before its end. */
function countsIn(file: string): Counts {
  if (!existsSync(file)) return NOTHING;
  // Written by tools/mocha-counts.cjs in this run.
  const counts = JSON.parse(readFileSync(file, 'utf8')) as Counts;
  return counts;
}

function sum(pick: (result: Result) => number): number {
  return results.reduce((total, result) => total + pick(result), 0);
}
