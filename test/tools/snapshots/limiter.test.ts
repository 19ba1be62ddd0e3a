import { expect } from 'chai';

import { type Clock, limited } from '../../../tools/snapshots/limiter.js';

/** Waiting only advances it. */
class SteppedClock implements Clock {
  private time = 0;
  readonly now = () => this.time;
  readonly wait = (ms: number) => {
    this.time += ms;
    return Promise.resolve();
  };
}

const TOO_OFTEN = '{"code":429,"message":"","data":[]}';

async function callTimes(calls: number, answer: (call: number) => Response): Promise<readonly number[]> {
  const clock = new SteppedClock();
  const times: number[] = [];
  const send = limited(
    () => {
      times.push(clock.now());
      return Promise.resolve(answer(times.length));
    },
    60,
    clock,
  );
  await Promise.all(Array.from({ length: calls }, () => send('/api', { method: 'GET' }, undefined)));
  return times;
}

describe('The calls of a run', () => {
  it('are at most 60 within any minute', async () => {
    const times = await callTimes(150, () => new Response('{}'));
    const mostInAMinute = Math.max(
      ...times.map((start) => times.filter((time) => time >= start && time < start + 60_000).length),
    );
    expect([mostInAMinute, times.at(-1)]).to.deep.equal([60, 149_000]);
  });

  it('are repeated when the server has had enough, after the time that it names or a minute', async () => {
    const refusals = [
      new Response('', { status: 429, headers: { 'retry-after': '7' } }),
      new Response(TOO_OFTEN),
      new Response('{}'),
    ];
    expect(await callTimes(1, (call) => refusals[call - 1] ?? new Response())).to.deep.equal([0, 7000, 67_000]);
  });

  it('go on after one that was lost', async () => {
    const lost = new TypeError('fetch failed');
    let calls = 0;
    const send = limited(
      () => {
        calls += 1;
        return calls === 1 ? Promise.reject(lost) : Promise.resolve(new Response('{}'));
      },
      60,
      new SteppedClock(),
    );
    const [first, second] = await Promise.allSettled([1, 2].map(() => send('/api', { method: 'GET' }, undefined)));
    expect([first, second?.status]).to.deep.equal([{ status: 'rejected', reason: lost }, 'fulfilled']);
  });
});
