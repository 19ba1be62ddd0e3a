/**
 * The part of what Stryker 9 says to a test runner, and hears from it, that ours needs. Stryker has types of its own; they
 * are written here once more because its packages are installed only when somebody asks for a run.
 */
export interface TestRunner {
  capabilities(): { readonly reloadEnvironment: boolean };
  dryRun(): Promise<DryRunResult>;
  mutantRun(run: MutantRun): Promise<MutantRunResult>;
}

export interface MutantRun {
  readonly activeMutant: { readonly id: string };
  /** Static mutants are there while the files load, the others only afterwards. */
  readonly mutantActivation: 'runtime' | 'static';
  /** Of the tests that meet the mutant; all of them where it is missing. */
  readonly testFilter?: readonly string[];
  /** After so many visits the mutant is taken for one that goes round forever. */
  readonly hitLimit?: number;
}

/** Stryker numbers them. */
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

/** Where the mutated code and the runner meet: the code reads which mutant is on, and counts by which test it was met. */
export interface MutantSwitch {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  readonly mutantCoverage?: unknown;
}
