import { existsSync, readFileSync } from 'node:fs';

import axe from 'axe-core';
import { expect } from 'chai';

import { namedTests, titlesIn } from './named-paths.js';

const rows = readFileSync('docs/guides/accessibility.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d\.\d/.test(line));
const rulesOf = (row: string) =>
  [...row.matchAll(/axe \(([^)]*)\)/g)].flatMap(([, named = '']) =>
    named.split(', ').map((rule) => rule.replaceAll('`', '')),
  );
const running = new Set(
  axe
    .getRules()
    .filter(({ tags }) => !tags.includes('deprecated'))
    .map(({ ruleId }) => ruleId),
);

describe('The claims of docs/guides/accessibility.md', () => {
  it('are about many criteria, and each is shown by a test or by a rule of axe', () => {
    expect(rows).to.have.length.greaterThan(30);
    expect(rows.filter((row) => namedTests(row).length + rulesOf(row).length === 0)).to.deep.equal([]);
  });

  it('name tests that have the title', () => {
    const cited = namedTests(rows.join('\n'));
    expect(cited).to.have.length.greaterThan(30);
    const isThere = (file: string, part: string) =>
      existsSync(file) && titlesIn(readFileSync(file, 'utf8')).some((title) => title.includes(part));
    const missing = cited.filter(({ file, title }) => !isThere(file, title));
    expect(missing).to.deep.equal([]);
  });

  it('name rules of axe that run', () => {
    expect(rows.flatMap(rulesOf).filter((rule) => !running.has(rule))).to.deep.equal([]);
  });
});
