import { readFileSync } from 'node:fs';

import { expect } from 'chai';

import { readArguments } from './arguments.js';
import { isFigureName } from './figures.js';
import { tablesIn, withTable } from './page-tables.js';

const PAGE = `Before.

<!-- bench one: --only press -->

| old |

<!-- end -->

Between.

<!-- bench two: plain=. over=.snapshots --photos -->
<!-- end -->
`;

describe('The tables that the bench writes in a page', () => {
  it('have a name and the arguments of their run', () => {
    const one = { name: 'one', args: ['--only', 'press'] };
    const two = { name: 'two', args: ['plain=.', 'over=.snapshots', '--photos'] };
    expect(tablesIn(PAGE, ['all'])).to.deep.equal([one, two]);
    expect(tablesIn(PAGE, ['two'])).to.deep.equal([two]);
    expect(() => tablesIn(PAGE, ['three'])).to.throw('There is no table "three" in the page, only one, two.');
  });

  it('are replaced one by one, any number of times, and nothing else changes', () => {
    const text = '| new | $1 $& |';
    const once = withTable(PAGE, 'one', text);
    expect(once).to.equal(PAGE.replace('| old |', () => text));
    expect(withTable(once, 'one', text)).to.equal(once);
    const both = withTable(once, 'two', 'first');
    expect(both).to.include('--photos -->\n\nfirst\n\n<!-- end -->\n').and.include(text);
  });

  it('can all be measured, and the techniques improve figures that exist (docs/performance.md)', () => {
    const page = readFileSync('docs/performance.md', 'utf8');
    const tables = tablesIn(page, ['all']);
    expect(tables.map(({ name }) => name)).to.deep.equal(['presses', 'visit', 'phone', 'snapshots']);
    for (const { args } of tables) readArguments(args);
    const [, techniques = ''] = page.split('\n## Techniques\n');
    const improved = [...techniques.matchAll(/^\|.*\|(?<last>[^|]*)\|$/gm)].flatMap(([, last = '']) =>
      [...last.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    );
    expect(improved).to.have.length.greaterThan(15);
    expect(improved.filter((name) => !isFigureName(name))).to.deep.equal([]);
  });
});
