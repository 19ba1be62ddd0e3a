import { expect } from 'chai';

import type { Measured } from './figures.js';
import { runRounds } from './run-rounds.js';

const SITES = [{ name: 'one' }, { name: 'two' }];

describe('The rounds of the bench', () => {
  it('measure the sites in turn, starting with another site in each round', async () => {
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

  it('continue after a failed measurement, and report it', async () => {
    const reported: string[] = [];
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
      onFailure: ({ name }, { figures }, reason) => reported.push(`${name} ${figures.join()} ${String(reason)}`),
    });
    expect(reported).to.deep.equal(['one key Error: no such button']);
    expect(results).to.deep.equal([
      { name: 'one', rounds: [{}] },
      { name: 'two', rounds: [{ key: 5 }] },
    ]);
  });

  it('do not repeat a task that failed in the first round, and repeat one that failed later', async () => {
    const measured: string[] = [];
    const task = (answers: (round: number) => boolean) => ({
      figures: ['key' as const],
      measure: ({ name }: { readonly name: string }): Promise<Measured> => {
        measured.push(name);
        const round = measured.filter((each) => each === name).length;
        return name === 'two' || answers(round)
          ? Promise.resolve({ key: round })
          : Promise.reject(new Error('nothing'));
      },
    });
    const run = (answers: (round: number) => boolean) =>
      runRounds({ sites: SITES, tasks: [task(answers)], rounds: 3, onFailure: () => undefined });

    const [, other] = await run(() => false);
    expect(measured.filter((name) => name === 'one')).to.have.length(1);
    expect(other?.rounds).to.deep.equal([{ key: 1 }, { key: 2 }, { key: 3 }]);

    measured.length = 0;
    const [sometimes] = await run((round) => round !== 2);
    expect(sometimes?.rounds).to.deep.equal([{ key: 1 }, {}, { key: 3 }]);
  });
});
