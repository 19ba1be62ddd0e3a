import { readFileSync } from 'node:fs';
import { format } from 'prettier';

import type { RecordedFacts } from './facts.js';

/** The one file of facts in this repository. */
export const FACTS_FILE = new URL('../../test/fixtures/recorded-shapes.json', import.meta.url);

/** The facts as they were committed. */
export function committedFacts(): RecordedFacts {
  // Written by `npm run recorded:shapes`, and compared with what it would write now wherever recordings are at hand.
  return JSON.parse(committedText()) as RecordedFacts;
}

export function committedText(): string {
  return readFileSync(FACTS_FILE, 'utf8');
}

/** Compact, and yet a line for whatever changes. */
export function textOf(facts: RecordedFacts): Promise<string> {
  return format(JSON.stringify(facts), { parser: 'json', printWidth: 120 });
}
