import sinon from 'sinon';

/** Does this so much later, by the clock on the wall: timers and sockets go on as ever. Then it is now again. */
export async function laterBy(milliseconds: number, work: () => Promise<void>): Promise<void> {
  const clock = sinon.useFakeTimers({ now: Date.now() + milliseconds, toFake: ['Date'] });
  try {
    await work();
  } finally {
    clock.restore();
  }
}
