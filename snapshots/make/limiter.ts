import type { Send } from '../../src/adapters/http/client/fetch-with-timeout.js';

const MINUTE_MS = 60_000;
/** How often a call that was refused with 429 is repeated. */
const ATTEMPTS = 5;

/** The real time, or that of a test. */
export interface Clock {
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
}

export const REAL_CLOCK: Clock = {
  now: () => Date.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/**
 * Sends one call at a time, evenly spaced: `perMinute` calls in a minute. After a 429 it waits as long as the
 * server says, or a minute, and sends the call again.
 */
export function limited(send: Send, perMinute: number, clock: Clock): Send {
  let sentAt = -Infinity;
  let last: Promise<unknown> = Promise.resolve();

  async function mayGo(): Promise<void> {
    const rest = sentAt + MINUTE_MS / perMinute - clock.now();
    if (rest > 0) await clock.wait(rest);
    sentAt = clock.now();
  }

  async function sendInTurn(...call: Parameters<Send>): Promise<Response> {
    for (let attempt = 1; ; attempt += 1) {
      await mayGo();
      const answer = await send(...call);
      if (attempt === ATTEMPTS || !(await isRefusedForNow(answer))) return answer;
      await clock.wait(retryAfterMs(answer));
    }
  }

  return (...call) => {
    const answer = last.then(() => sendInTurn(...call));
    last = answer.catch(() => undefined);
    return answer;
  };
}

/** The server refuses with the status or, as usual, with the code in the envelope of a 200. */
async function isRefusedForNow(answer: Response): Promise<boolean> {
  if (answer.status !== 200) return answer.status === 429;
  const text = await answer
    .clone()
    .text()
    .catch(() => '');
  return /^\s*\{[^{[]*"code"\s*:\s*429\b/.test(text);
}

function retryAfterMs(answer: Response): number {
  const seconds = Number(answer.headers.get('retry-after') ?? NaN);
  return seconds > 0 && seconds < 3600 ? seconds * 1000 : MINUTE_MS;
}
