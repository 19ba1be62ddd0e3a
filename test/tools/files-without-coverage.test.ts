import { expect } from 'chai';

import { filesWithoutCoverage } from '../../tools/files-without-coverage.js';

const RULE = 'export function rule(): number {\n  return 1;\n}\n';
const PORT =
  "import type { A } from './function-a.js';\n/** Asks, as a function () => A would. */\nexport interface Port {\n  ask(): A;\n}\n";

const summaryOf = (covered: Readonly<Record<string, number>>) =>
  Object.fromEntries(
    Object.entries(covered).map(([file, count]) => [`/root/${file}`, { statements: { covered: count, pct: 0 } }]),
  );

const without = (sources: Readonly<Record<string, string>>, covered: Readonly<Record<string, number>>) =>
  filesWithoutCoverage(Object.keys(sources), summaryOf(covered), {
    source: (file) => sources[file] ?? '',
    name: (path) => path.replace('/root/', ''),
  });

describe('filesWithoutCoverage', () => {
  it('accepts a file of which some code ran', () => {
    expect(without({ 'rule.ts': RULE }, { 'rule.ts': 1 })).to.deep.equal([]);
  });

  it('names a file of which no code ran', () => {
    expect(without({ 'rule.ts': RULE, 'idle.ts': RULE }, { 'rule.ts': 1, 'idle.ts': 0 })).to.deep.equal(['idle.ts']);
  });

  it('names a file that is missing from the report', () => {
    expect(without({ 'rule.ts': RULE, 'lost.ts': RULE }, { 'rule.ts': 1 })).to.deep.equal(['lost.ts']);
  });

  it('recognises any kind of code, also a single constant', () => {
    for (const source of [
      'export const A = 1;',
      'export const f = (a: number) => a;',
      'export class C {}',
      'export async function f() {}',
    ]) {
      expect(without({ 'lost.ts': source }, {}), source).to.deep.equal(['lost.ts']);
    }
  });

  it('ignores a file with types and comments only', () => expect(without({ 'port.ts': PORT }, {})).to.deep.equal([]));
});
