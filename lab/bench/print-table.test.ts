import { expect } from 'chai';

import { FIGURES } from './figures.js';
import { missingIn, tableOf } from './print-table.js';

const rowsOf = (text: string) =>
  text.split('\n').map((row) =>
    row
      .split('|')
      .map((cell) => cell.trim())
      .slice(1, -1),
  );
const { budget } = FIGURES['press-login'];

describe('The table of the bench', () => {
  it('has the median, the least, the most and the budget of one site, and marks a median over its budget', () => {
    const table = (...values: number[]) =>
      rowsOf(tableOf([{ name: 'here', rounds: values.map((each) => ({ 'press-login': each, key: 7 })) }]));
    const [head, , key, press] = table(budget + 1, budget, budget - 1);
    expect(head).to.deep.equal(['figure', 'median', 'least', 'most', 'budget']);
    expect(key).to.deep.equal([FIGURES.key.title, '7 ms', '7 ms', '7 ms', '–']);
    expect(press).to.deep.equal([FIGURES['press-login'].title, ...[0, -1, 1, 0].map((more) => `${budget + more} ms`)]);
    expect(table(budget + 1)[3]?.[1]).to.equal(`**${budget + 1} ms** (over)`);
  });

  it('judges a value as it is written', () => {
    const shiftOf = (shift: number) => rowsOf(tableOf([{ name: 'here', rounds: [{ shift }] }]))[2]?.[1];
    expect(shiftOf(0.00004)).to.equal('0.0000');
    expect(shiftOf(0.00006)).to.equal('**0.0001** (over)');
  });

  it('names what no round has measured', () => {
    const results = [{ name: 'here', rounds: [{}, { key: 7 }] }];
    expect(missingIn(results, new Set(['key', 'dialog', 'back']))).to.equal('Not measured: dialog, back.');
    expect(missingIn(results, new Set(['key']))).to.equal('');
  });

  it('compares sites by ratios, and has no column of budgets where no figure has one', () => {
    const rounds = (...keys: number[]) => keys.map((key) => ({ key }));
    const [head, , row] = rowsOf(
      tableOf([
        { name: 'before', rounds: rounds(10, 20) },
        { name: 'now', rounds: rounds(5, 10) },
      ]),
    );
    expect(head).to.deep.equal(['figure', 'before', 'now', '÷ before']);
    expect(row?.slice(1)).to.deep.equal(['15 ms', '8 ms', '0.50']);
  });
});
