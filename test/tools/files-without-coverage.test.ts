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
  it('is content with a file that was run, however little of it', () => {
    expect(without({ 'rule.ts': RULE }, { 'rule.ts': 1 })).to.deep.equal([]);
  });

  it('names a file of which nothing was run', () => {
    expect(without({ 'rule.ts': RULE, 'idle.ts': RULE }, { 'rule.ts': 1, 'idle.ts': 0 })).to.deep.equal(['idle.ts']);
  });

  it('names a file that the report has left out', () => {
    expect(without({ 'rule.ts': RULE, 'lost.ts': RULE }, { 'rule.ts': 1 })).to.deep.equal(['lost.ts']);
  });

  it('sees code in whatever form, a single constant too', () => {
    for (const source of [
      'export const A = 1;',
      'export const f = (a: number) => a;',
      'export class C {}',
      'export async function f() {}',
    ]) {
      expect(without({ 'lost.ts': source }, {}), source).to.deep.equal(['lost.ts']);
    }
  });

  it('asks nothing of a file of types and comments', () => {
    expect(without({ 'port.ts': PORT }, {})).to.deep.equal([]);
  });
});
