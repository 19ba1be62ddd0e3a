import { expect } from 'chai';

import type { Measured } from '../../../tools/bench/figures.js';
import { runRounds } from '../../../tools/bench/run-rounds.js';

const SITES = [{ name: 'one' }, { name: 'two' }];

describe('The rounds of the bench', () => {
  it('take the sites in turn, another one first every round', async () => {
    const order: string[] = [];
    const task = (figure: 'key' | 'heap') => ({
      figures: [figure],
      measure: ({ name }: { readonly name: string }): Promise<Measured> => {
        order.push(`${figure} ${name}`);
        return Promise.resolve({ [figure]: order.length });
      },
    });
    const results = await runRounds({
      sites: SITES,
      tasks: [task('key'), task('heap')],
      rounds: 2,
      onFailure: () => undefined,
    });
    expect(order).to.deep.equal([
      ...['key one', 'key two', 'heap one', 'heap two'],
      ...['key two', 'key one', 'heap two', 'heap one'],
    ]);
    expect(results).to.deep.equal([
      {
        name: 'one',
        rounds: [
          { key: 1, heap: 3 },
          { key: 6, heap: 8 },
        ],
      },
      {
        name: 'two',
        rounds: [
          { key: 2, heap: 4 },
          { key: 5, heap: 7 },
        ],
      },
    ]);
  });

  it('go on where something cannot be measured, and tell', async () => {
    const told: string[] = [];
    const results = await runRounds({
      sites: SITES,
      tasks: [
        {
          figures: ['key'],
          measure: ({ name }) =>
            name === 'one' ? Promise.reject(new Error('no such button')) : Promise.resolve({ key: 5 }),
        },
      ],
      rounds: 1,
      onFailure: ({ name }, { figures }, reason) => told.push(`${name} ${figures.join()} ${String(reason)}`),
    });
    expect(told).to.deep.equal(['one key Error: no such button']);
    expect(results).to.deep.equal([
      { name: 'one', rounds: [{}] },
      { name: 'two', rounds: [{ key: 5 }] },
    ]);
  });
});
