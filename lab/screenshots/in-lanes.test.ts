import { expect } from 'chai';

import { inLanes } from './in-lanes.js';

describe('Tasks for parallel workers', () => {
  it('are assigned in turn, with their results in the order of the tasks', async () => {
    const outcomes = inLanes(['a', 'b'], [1, 2, 3], (worker, task) => Promise.resolve(`${worker}${String(task)}`));
    expect(await Promise.all(outcomes)).to.deep.equal(['a1', 'b2', 'a3']);
  });

  it('never run two at a time on one worker', async () => {
    const busy = new Set<string>();
    const outcomes = inLanes(['a', 'b'], [1, 2, 3, 4, 5], async (worker) => {
      expect(busy.has(worker)).to.equal(false);
      busy.add(worker);
      await new Promise((resolve) => setImmediate(resolve));
      busy.delete(worker);
    });
    await Promise.all(outcomes);
  });

  it('continue after a failed task, which fails alone', async () => {
    const outcomes = inLanes(['a'], [1, 2], (_, task) =>
      task === 1 ? Promise.reject(new Error('one')) : Promise.resolve(task),
    );
    const settled = await Promise.allSettled(outcomes);
    expect(settled.map(({ status }) => status)).to.deep.equal(['rejected', 'fulfilled']);
  });

  it('need at least one worker', () => {
    expect(() => inLanes([], [1], () => Promise.resolve())).to.throw('There is no worker');
  });
});
