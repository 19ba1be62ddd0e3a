import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * `npm test`: everything. What uses one processor goes in two lanes side by side, what uses all of them comes after. A step
 * that fails does not keep the next from running. The last lines name what failed, what had to be tried
 * again and what this machine could not run; the very last says how many tests passed and failed. A step without tests of its own counts as one.
 */
interface Step {
  readonly name: string;
  readonly script: string;
  /** Mocha counts its tests itself (tools/mocha-counts.cjs). */
  readonly mocha?: true;
}

/** Of about the same length, each in the order in which it fails fastest. */
const LANES: readonly (readonly Step[])[] = [
  [
    { name: 'types', script: 'test:types' },
    { name: 'layers', script: 'test:layers' },
    { name: 'unused', script: 'test:unused' },
    { name: 'lint', script: 'test:lint' },
    { name: 'catalogue', script: 'build:catalogue' },
  ],
  [
    { name: 'unit, contract and coverage', script: 'coverage', mocha: true },
    { name: 'views', script: 'test:views', mocha: true },
    { name: 'build', script: 'build' },
    { name: 'size', script: 'test:size' },
    { name: 'web space', script: 'build:offline' },
  ],
];
/** Each with all processors, on what was built before. */
const ALONE: readonly Step[] = [
  { name: 'browser', script: 'test:browser', mocha: true },
  { name: 'deploy', script: 'test:deploy', mocha: true },
];

/** What tools/mocha-counts.cjs writes. */
interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** A line each: title and message. */
  readonly failures: readonly string[];
  readonly again: readonly string[];
  /** Parts that need something this machine has not. */
  readonly skipped: readonly string[];
}

interface Result extends Counts {
  readonly step: Step;
  readonly seconds: number;
}

const NOTHING: Counts = { passed: 0, failed: 0, failures: [], again: [], skipped: [] };
const counts = mkdtempSync(join(tmpdir(), 'course-site-'));
const lanes = await Promise.all(LANES.map(oneAfterAnother));
const results = [...lanes.flat(), ...(await oneAfterAnother(ALONE))];
rmSync(counts, { recursive: true });

console.log('\n');
for (const { step, passed, failed, seconds } of results) {
  const mark = failed === 0 ? 'ok    ' : 'FAILED';
  console.log(`${mark} ${step.name.padEnd(28)} ${String(passed).padStart(5)} passed ${seconds.toFixed(0)} s`);
}
for (const { step, failures, again, skipped } of results) {
  for (const line of failures) console.log(`\nfailed (${step.name}): ${line}`);
  for (const line of again) console.log(`\ntried again (${step.name}): ${line}`);
  for (const line of skipped) console.log(`\nskipped (${step.name}): ${line}`);
}
const passed = sum((result) => result.passed);
const failed = sum((result) => result.failed);
console.log(`\n${String(passed)} passed, ${String(failed)} failed`);
process.exitCode = failed === 0 ? 0 : 1;

async function oneAfterAnother(steps: readonly Step[]): Promise<readonly Result[]> {
  const done: Result[] = [];
  for (const step of steps) done.push(await run(step));
  return done;
}

async function run(step: Step): Promise<Result> {
  const countFile = join(counts, step.script.replace(':', '-'));
  const started = performance.now();
  // Two lanes speak at the same time, each step in one piece; who is alone, and long, is heard at once.
  const said: string[] = [];
  const say = ALONE.includes(step) ? (text: string) => process.stdout.write(text) : (text: string) => said.push(text);
  const status = await statusOf(step.script, { ...process.env, MOCHA_COUNTS: countFile }, say);
  const seconds = (performance.now() - started) / 1000;
  console.log(`\n=== ${step.name} (${seconds.toFixed(0)} s) ===\n${said.join('')}`);
  if (!step.mocha) return { ...NOTHING, step, passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, seconds };
  const counted = countsIn(countFile);
  // A run that broke without a failing test, or without any test, is a failure all the same.
  const broke = (status !== 0 && counted.failed === 0) || counted.passed + counted.failed === 0;
  return { ...counted, step, failed: counted.failed + (broke ? 1 : 0), seconds };
}

/** What a script of package.json ends with. */
function statusOf(script: string, env: NodeJS.ProcessEnv, say: (text: string) => unknown): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', script], { stdio: ['inherit', 'pipe', 'pipe'], env });
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', say);
    child.on('error', reject).on('close', resolve);
  });
}

/** Nothing counted where mocha broke before its end. */
function countsIn(file: string): Counts {
  if (!existsSync(file)) return NOTHING;
  // What the reporter beside this file wrote a moment ago.
  const counts = JSON.parse(readFileSync(file, 'utf8')) as Counts;
  return counts;
}

function sum(pick: (result: Result) => number): number {
  return results.reduce((total, result) => total + pick(result), 0);
}
