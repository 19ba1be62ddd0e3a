import { expect } from 'chai';

import { FIGURES } from './figures.js';
import { tableOf } from './print-table.js';
import { SCENARIOS } from './scenarios.js';

describe('The table of the bench', () => {
  it('shows a single target with its minimum and maximum', () => {
    const rounds = [{ pressable: 2100, shift: 0 }, { pressable: 1900.4 }, { pressable: 2000, shift: 0.02 }];
    expect(tableOf([{ name: 'here', rounds }]).split('\n')).to.deep.equal([
      '|                                | here    | least   | most    |',
      '| ------------------------------ | ------: | ------: | ------: |',
      '| 登录 can be pressed (slow)     | 2000 ms | 1900 ms | 2100 ms |',
      '| cumulative layout shift (slow) | 0.0100  | 0.0000  | 0.0200  |',
    ]);
  });

  it('shows further targets with their ratio to the first', () => {
    const table = tableOf([
      { name: 'before', rounds: [{ heap: 4, key: 30 }, { heap: 4 }] },
      { name: 'now', rounds: [{ heap: 3 }, { heap: 3 }] },
      { name: 'other', rounds: [{ key: 60 }, {}] },
    ]);
    expect(table.split('\n').map((row) => row.split('|').map((cell) => cell.trim()))).to.deep.equal([
      ['', '', 'before', 'now', '÷ before', 'other', '÷ before', ''],
      ['', '------------------', '------:', '------:', '-------:', '----:', '-------:', ''],
      ['', 'heap after load', '4.00 MB', '3.00 MB', '0.75', '–', '–', ''],
      ['', 'key → frame (slow)', '30 ms', '–', '–', '60 ms', '2.00', ''],
    ]);
  });

  it('has exactly the figures that the scenarios measure, each in one scenario', () => {
    expect(SCENARIOS.flatMap(({ figures }) => figures).toSorted()).to.deep.equal(Object.keys(FIGURES).toSorted());
  });

  it('leaves out what was not measured', () => {
    expect(tableOf([{ name: 'here', rounds: [{}] }]).split('\n')).to.have.lengthOf(2);
    expect(tableOf([])).to.equal('');
  });
});
