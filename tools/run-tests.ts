import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * `npm test`: everything, in the order in which it fails fastest. A step that fails does not keep the next from
 * running. The very last line says how many tests passed and failed; a step without tests of its own counts as one.
 */
interface Step {
  readonly name: string;
  readonly script: string;
  /** Mocha counts its tests itself (tools/mocha-counts.cjs). */
  readonly mocha?: true;
}

const STEPS: readonly Step[] = [
  { name: 'types', script: 'test:types' },
  { name: 'lint', script: 'test:lint' },
  { name: 'layers', script: 'test:layers' },
  { name: 'unused', script: 'test:unused' },
  { name: 'unit, contract and coverage', script: 'coverage', mocha: true },
  { name: 'views', script: 'test:views', mocha: true },
  { name: 'build', script: 'build' },
  { name: 'size', script: 'test:size' },
  { name: 'catalogue', script: 'build:catalogue' },
  { name: 'browser', script: 'test:browser', mocha: true },
];

interface Result {
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
}

const counts = mkdtempSync(join(tmpdir(), 'course-site-'));
const results = STEPS.map((step) => ({ step, result: run(step) }));
rmSync(counts, { recursive: true });

console.log('\n');
for (const { step, result } of results) {
  const mark = result.failed === 0 ? 'ok    ' : 'FAILED';
  console.log(
    `${mark} ${step.name.padEnd(28)} ${String(result.passed).padStart(5)} passed ${result.seconds.toFixed(0)} s`,
  );
}
const passed = sum((result) => result.passed);
const failed = sum((result) => result.failed);
console.log(`\n${String(passed)} passed, ${String(failed)} failed`);
process.exitCode = failed === 0 ? 0 : 1;

function run(step: Step): Result {
  console.log(`\n=== ${step.name} ===`);
  const countFile = join(counts, step.script.replace(':', '-'));
  const started = performance.now();
  const { status } = spawnSync('npm', ['run', '--silent', step.script], {
    stdio: 'inherit',
    env: { ...process.env, MOCHA_COUNTS: countFile },
  });
  const seconds = (performance.now() - started) / 1000;
  if (!step.mocha) return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, seconds };
  const counted = readCounts(countFile);
  // A run that broke without a failing test, or without any test, is a failure all the same.
  const broke = (status !== 0 && counted.failed === 0) || counted.passed + counted.failed === 0;
  return { passed: counted.passed, failed: counted.failed + (broke ? 1 : 0), seconds };
}

function readCounts(file: string): { passed: number; failed: number } {
  try {
    const [passedTests = 0, failedTests = 0] = readFileSync(file, 'utf8').split(' ').map(Number);
    return { passed: passedTests, failed: failedTests };
  } catch {
    return { passed: 0, failed: 0 };
  }
}

function sum(pick: (result: Result) => number): number {
  return results.reduce((total, { result }) => total + pick(result), 0);
}
