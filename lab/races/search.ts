import fc from 'fast-check';

import type { Generation } from '../../src/domain/site/system-config.js';
import {
  fault,
  FAULT_NAMES,
  FAULTY_CALLS,
  LIKELY_COMMANDS,
  NETWORK_COMMANDS,
  PAGE_COMMANDS,
  SESSION_COMMANDS,
  TIME_COMMANDS,
} from './commands.js';
import { expectAtRest, expectNothingLeftBehind, expectInvariants } from './invariants.js';
import { RaceBrowser } from './race-browser.js';

const MAX_COMMANDS = 30;
/** Longer than any wait of the site: a minute of confirming a payment, a minute between two retries. */
const QUIET_MS = 240_000;

export interface RaceSearch {
  readonly generation: Generation;
  readonly sequences: number;
  readonly seed: number;
  /** Path of a reported failure, to repeat it; `replayPath` selects the commands that remained. */
  readonly path?: string;
  readonly replayPath?: string;
}

const FAULT_COMMANDS = fc
  .tuple(fc.constantFrom(...FAULTY_CALLS), fc.constantFrom(...FAULT_NAMES), fc.constantFrom(1, 1, 2, Infinity))
  .map(([call, name, times]) => fault(call, name, times));

const commandsOf = (replayPath: string | undefined) =>
  fc.commands(
    [
      fc.constantFrom(...SESSION_COMMANDS),
      fc.constantFrom(...SESSION_COMMANDS),
      fc.constantFrom(...PAGE_COMMANDS),
      fc.constantFrom(...LIKELY_COMMANDS),
      fc.constantFrom(...LIKELY_COMMANDS),
      fc.constantFrom(...TIME_COMMANDS),
      fc.constantFrom(...TIME_COMMANDS),
      fc.constantFrom(...NETWORK_COMMANDS),
      FAULT_COMMANDS,
    ],
    { size: 'max', maxCommands: MAX_COMMANDS, ...(replayPath !== undefined && { replayPath }) },
  );

/**
 * Runs random sequences of actions by visitors, tabs, clock, server and network, and checks the invariants after each
 * step, after a quiet time, and after everything was closed. Rejects with the shortest sequence that fails, and with
 * the seed, path and replay path that repeat it.
 */
export async function searchRaces({ generation, sequences, seed, path, replayPath }: RaceSearch): Promise<void> {
  const property = fc.asyncProperty(commandsOf(replayPath), async (commands) => {
    const browser = await RaceBrowser.open(generation);
    await fc.asyncModelRun(() => ({ model: {}, real: browser }), commands);
    await browser.recover(QUIET_MS);
    expectInvariants(browser);
    expectAtRest(browser);
    await expectNothingLeftBehind(browser);
  });
  await fc.assert(property, { numRuns: sequences, seed, ...(path !== undefined && { path }) });
}
