import sinon from 'sinon';

/**
 * Runs `work` with the system clock set forward and restores the clock after it. Timers and sockets are not affected.
 */
export async function laterBy(milliseconds: number, work: () => Promise<void>): Promise<void> {
  const clock = sinon.useFakeTimers({ now: Date.now() + milliseconds, toFake: ['Date'] });
  try {
    await work();
  } finally {
    clock.restore();
  }
}
