import Mocha from 'mocha';
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

import {
  type DryRunResult,
  type MutantRun,
  type MutantRunResult,
  type MutantSwitch,
  TEST_STATUS,
  type TestResult,
  type TestRunner,
} from './stryker-protocol.js';

/** The tests of the core. For each mutant only the tests that execute its line are run. */
const TEST_FOLDERS = ['test/domain', 'test/application'];
/**
 * Longer than elsewhere, because mutated code is slow in tests that try hundreds of values. When a mutant never
 * returns, Stryker stops it earlier.
 */
const TIME_LIMIT_MS = 60_000;

declare global {
  // The name that mutated code reads. Only a `var` becomes a property of globalThis.
  var __stryker__: MutantSwitch | undefined;
}

// Mutated code may throw after its tests have ended. Without this handler the process would exit, and a new one would
// have to load all files again.
process.on('uncaughtException', () => undefined);

/**
 * Runs the unit tests for Stryker with mocha's public API only: Stryker's own runner imports private files that mocha
 * 12 no longer has. The files are loaded once and run again for each mutant.
 */
export class MochaRunner implements TestRunner {
  private loaded: Mocha | undefined;

  /** Modules stay loaded: Stryker starts another process for a mutant that must be active while files load. */
  capabilities(): { readonly reloadEnvironment: boolean } {
    return { reloadEnvironment: false };
  }

  async dryRun(): Promise<DryRunResult> {
    const tests = await this.run();
    return { status: 'complete', tests, mutantCoverage: mutantSwitch().mutantCoverage };
  }

  async mutantRun({ activeMutant, mutantActivation, testFilter, hitLimit }: MutantRun): Promise<MutantRunResult> {
    const state = mutantSwitch();
    state.hitLimit = hitLimit;
    state.hitCount = hitLimit === undefined ? undefined : 0;
    state.activeMutant = mutantActivation === 'static' ? activeMutant.id : undefined;
    await this.load();
    state.activeMutant = activeMutant.id;
    const tests = await this.run(testFilter);
    state.activeMutant = undefined;
    if (hitLimit !== undefined && (state.hitCount ?? 0) > hitLimit)
      return { status: 'timeout', reason: `executed more than ${hitLimit} times` };
    const failed = tests.find(({ status }) => status === TEST_STATUS.failed);
    const nrOfTests = tests.length;
    if (failed === undefined) return { status: 'survived', nrOfTests };
    return { status: 'killed', killedBy: [failed.id], failureMessage: failed.failureMessage ?? '', nrOfTests };
  }

  private async load(): Promise<Mocha> {
    if (this.loaded !== undefined) return this.loaded;
    const mocha = new Mocha({ bail: true, timeout: TIME_LIMIT_MS, reporter: Mocha.reporters.Base });
    mocha.cleanReferencesAfterRun(false);
    for (const file of testFiles()) mocha.addFile(file);
    await mocha.loadFilesAsync();
    this.loaded = mocha;
    return mocha;
  }

  private async run(only?: readonly string[]): Promise<readonly TestResult[]> {
    const mocha = await this.load();
    mocha.grep(only === undefined ? /^/ : new RegExp(`^(?:${only.map(escaped).join('|')})$`));
    const results = new Map<string, TestResult>();
    const state = mutantSwitch();
    return new Promise((done) => {
      const runner = mocha.run(() => {
        state.currentTestId = undefined;
        done([...results.values()]);
      });
      const record = (test: Mocha.Runnable, id: string, status: TestResult['status'], failureMessage?: string) => {
        const file = test.file === undefined ? {} : { fileName: test.file };
        const why = failureMessage === undefined ? {} : { failureMessage };
        results.set(id, { id, name: id, timeSpentMs: test.duration ?? 0, status, ...file, ...why });
      };
      runner.on('suite', (suite) => {
        // Coverage of the hooks of a suite is attributed to its first test.
        state.currentTestId = suite.tests[0]?.fullTitle();
      });
      runner.on('test', (test) => (state.currentTestId = test.fullTitle()));
      runner.on('pass', (test) => {
        record(test, test.fullTitle(), TEST_STATUS.success);
      });
      runner.on('pending', (test) => {
        record(test, test.fullTitle(), TEST_STATUS.skipped);
      });
      runner.on('fail', (test, error) => {
        // A failing hook has a title of its own, which is not the title of a test.
        record(test, state.currentTestId ?? test.fullTitle(), TEST_STATUS.failed, String(error));
      });
    });
  }
}

function mutantSwitch(): MutantSwitch {
  return (globalThis.__stryker__ ??= {});
}

function testFiles(): readonly string[] {
  return TEST_FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.test.ts'))
      .map((name) => resolve(join(folder, name))),
  ).toSorted();
}

function escaped(title: string): string {
  return title.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/** The export that Stryker reads from a plugin; `inject` lists the parameters of the factory. */
export const strykerPlugins = [
  { kind: 'TestRunner', name: 'mocha-12', factory: Object.assign(() => new MochaRunner(), { inject: [] }) },
];
