import { readFileSync } from 'node:fs';

/** Checks the coverage of the core. c8's own thresholds are not used: they count lines of files that contain only types. */
const LEAST_STATEMENTS_PCT = 95;

interface Summary {
  readonly total?: { readonly statements: { readonly pct: number } };
}

// Written by c8 in this run.
const summary = JSON.parse(readFileSync('coverage/coverage-summary.json', 'utf8')) as Summary;
const pct = summary.total?.statements.pct ?? 0;
if (pct < LEAST_STATEMENTS_PCT) {
  console.error(`${String(pct)} % of the statements are run; at least ${String(LEAST_STATEMENTS_PCT)} % are required`);
  process.exitCode = 1;
}
