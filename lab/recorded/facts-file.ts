import { readFileSync } from 'node:fs';
import { format } from 'prettier';

import type { RecordedFacts } from './facts.js';

/** The only file of facts in this repository. */
export const FACTS_FILE = new URL('../../test/fixtures/recorded-shapes.json', import.meta.url);

/** The committed facts. */
export function committedFacts(): RecordedFacts {
  // `npm run recorded:shapes` writes it; where recordings are available, a test compares both.
  return JSON.parse(committedText()) as RecordedFacts;
}

export function committedText(): string {
  return readFileSync(FACTS_FILE, 'utf8');
}

/** Compact, but with line breaks, so that a diff shows each change. */
export function textOf(facts: RecordedFacts): Promise<string> {
  return format(JSON.stringify(facts), { parser: 'json', printWidth: 120 });
}
