import { readFileSync } from 'node:fs';

import type { RecordedFacts } from './facts.js';

/** The only file of facts in this repository. */
export const FACTS_FILE = new URL('../../test/fixtures/recorded-shapes.json', import.meta.url);

export function committedFacts(): RecordedFacts {
  // `npm run recorded:shapes` writes it; where recordings are available, a test compares both.
  return JSON.parse(committedText()) as RecordedFacts;
}

export function committedText(): string {
  return readFileSync(FACTS_FILE, 'utf8');
}

const WIDTH = 120;

/** In lines that are filled up, so that a call can be read at a glance and a diff shows what changed in it. */
export function textOf(facts: RecordedFacts): string {
  return `${linesOf(facts, '').join('\n')}\n`;
}

/** A value as lines of JSON; what does not fit in one line has its parts one step further in. */
function linesOf(value: unknown, indent: string, name = ''): readonly string[] {
  const whole = indent + name + inline(value);
  if (typeof value !== 'object' || value === null || whole.length < WIDTH) return [whole];
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const entries = Object.entries(value).map(([key, part]: [string, unknown]) => ({
    key: Array.isArray(value) ? '' : `"${key}": `,
    part,
  }));
  const [only, ...others] = entries;
  if (only && others.length === 0) {
    // Around a single part no line is needed.
    const [first = '', ...rest] = linesOf(only.part, indent, `${name}${open} ${only.key}`);
    return [first, ...rest.slice(0, -1), `${rest.at(-1) ?? ''} ${close}`];
  }
  const parts = entries.map(({ key, part }) => linesOf(part, `${indent}  `, key));
  return [`${indent}${name}${open}`, ...filled(parts), `${indent}${close}`];
}

function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([key, part]: [string, unknown]) => `"${key}": ${inline(part)}`);
  return `{ ${fields.join(', ')} }`;
}

/** The parts with commas between them, and as many short ones in a line as fit. */
function filled(parts: readonly (readonly string[])[]): readonly string[] {
  const lines: string[] = [];
  for (const [index, part] of parts.entries()) {
    const [first = '', ...more] = part;
    const before = lines.pop();
    const isShort = more.length === 0 && parts[index - 1]?.length === 1;
    if (before === undefined) lines.push(...part);
    else if (isShort && before.length + first.trimStart().length < WIDTH - 2)
      lines.push(`${before}, ${first.trimStart()}`);
    else lines.push(`${before},`, ...part);
  }
  return lines;
}
