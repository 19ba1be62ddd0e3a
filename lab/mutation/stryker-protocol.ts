/**
 * The part of the protocol between Stryker 9 and a test runner that ours needs. Stryker exports these types, but its
 * packages are installed only for a run.
 */
export interface TestRunner {
  capabilities(): { readonly reloadEnvironment: boolean };
  dryRun(): Promise<DryRunResult>;
  mutantRun(run: MutantRun): Promise<MutantRunResult>;
}

export interface MutantRun {
  readonly activeMutant: { readonly id: string };
  /** Static mutants are active while the files load, the others only afterwards. */
  readonly mutantActivation: 'runtime' | 'static';
  /** Ids of the tests that execute the mutant; all tests when missing. */
  readonly testFilter?: readonly string[];
  /** A mutant that is executed more often counts as an endless loop. */
  readonly hitLimit?: number;
}

/** Stryker uses these numbers. */
export const TEST_STATUS = { success: 0, failed: 1, skipped: 2 } as const;

export interface TestResult {
  readonly id: string;
  readonly name: string;
  readonly fileName?: string;
  readonly timeSpentMs: number;
  readonly status: (typeof TEST_STATUS)[keyof typeof TEST_STATUS];
  readonly failureMessage?: string;
}

export type DryRunResult =
  | { readonly status: 'complete'; readonly tests: readonly TestResult[]; readonly mutantCoverage: unknown }
  | { readonly status: 'error'; readonly errorMessage: string };

export type MutantRunResult =
  | {
      readonly status: 'killed';
      readonly killedBy: readonly string[];
      readonly failureMessage: string;
      readonly nrOfTests: number;
    }
  | { readonly status: 'survived'; readonly nrOfTests: number }
  | { readonly status: 'timeout'; readonly reason: string };

/**
 * Shared between the mutated code and the runner: the code reads which mutant is active and counts its executions by
 * test.
 */
export interface MutantSwitch {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  readonly mutantCoverage?: unknown;
}
