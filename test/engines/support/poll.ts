import { setTimeout } from 'node:timers/promises';

/** Only a failing test waits this long. */
const LIMIT_MS = 20_000;
const PAUSE_MS = 20;

/** Checks again and again until the answer is neither false nor undefined, and returns it. */
export async function poll<T>(what: string, check: () => Promise<T | false | undefined>): Promise<T> {
  const endMs = performance.now() + LIMIT_MS;
  for (;;) {
    const answer = await check();
    if (answer !== false && answer !== undefined) return answer;
    if (performance.now() > endMs) throw new Error(`It did not happen: ${what}`);
    await setTimeout(PAUSE_MS);
  }
}
