import { expect } from 'chai';

import { inLanes } from './in-lanes.js';

describe('Work in lanes', () => {
  it('deals the tasks out in turn, and answers in their order', async () => {
    const outcomes = inLanes(['a', 'b'], [1, 2, 3], (worker, task) => Promise.resolve(`${worker}${String(task)}`));
    expect(await Promise.all(outcomes)).to.deep.equal(['a1', 'b2', 'a3']);
  });

  it('gives nobody two tasks at a time', async () => {
    const busy = new Set<string>();
    const outcomes = inLanes(['a', 'b'], [1, 2, 3, 4, 5], async (worker) => {
      expect(busy.has(worker)).to.equal(false);
      busy.add(worker);
      await new Promise((resolve) => setImmediate(resolve));
      busy.delete(worker);
    });
    await Promise.all(outcomes);
  });

  it('goes on after a task that failed, which fails alone', async () => {
    const outcomes = inLanes(['a'], [1, 2], (_, task) =>
      task === 1 ? Promise.reject(new Error('one')) : Promise.resolve(task),
    );
    const settled = await Promise.allSettled(outcomes);
    expect(settled.map(({ status }) => status)).to.deep.equal(['rejected', 'fulfilled']);
  });

  it('cannot be done by nobody', () => {
    expect(() => inLanes([], [1], () => Promise.resolve())).to.throw('Nobody');
  });
});
