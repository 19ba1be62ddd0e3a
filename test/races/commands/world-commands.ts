import { CALL_NAMES, type CallName, FAULTS } from '../../../src/adapters/memory/server/calls.js';
import { happening, type RaceCommand } from './race-command.js';

const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** Time goes by, or the owner of the clock sets it. */
export const TIME_COMMANDS: readonly RaceCommand[] = [
  ...[1, 10, 40, 60, 200, SECOND, 6 * SECOND, 20 * SECOND, 65 * SECOND].map((ms) =>
    happening(`${String(ms)} ms`, (browser) => browser.pass(ms)),
  ),
  ...[-25 * HOUR, -HOUR, HOUR, 25 * HOUR].map((ms) =>
    happening(`the clock is set by ${String(ms / HOUR)} h`, ({ clock }) => {
      clock.set(ms);
    }),
  ),
];

/** Answers that come late, wrong or never: once, or from now on. */
export const NETWORK_COMMANDS: readonly RaceCommand[] = [
  ...[0, 50, 300, 3 * SECOND, 20 * SECOND].map((ms) =>
    happening(`every answer takes ${String(ms)} ms`, ({ site }) => {
      site.controls.delay(ms);
    }),
  ),
  happening('everything is well again', ({ site }) => {
    site.controls.heal();
    site.controls.delay(50);
  }),
  happening('the network is back', ({ site, tabs }) => {
    site.controls.heal();
    for (const { document } of tabs) document.world.presence.regainNetwork();
  }),
  happening('the newest order is paid', ({ site }) => {
    const orderNo = site.controls.orders.newestUnpaid;
    if (orderNo !== undefined) site.controls.orders.complete(orderNo);
  }),
  happening('the newest order is cancelled', ({ site }) => {
    const orderNo = site.controls.orders.newestUnpaid;
    if (orderNo !== undefined) site.controls.orders.cancel(orderNo);
  }),
];

const NAMES = [
  'offline',
  'timeout',
  'badGateway',
  'wrong',
  'signInFirst',
  'noRecord',
  'tooOften',
  'html',
  'cut',
] as const;

/** A fault of one call or of all. */
export function fault(call: CallName | 'all', name: (typeof NAMES)[number], times: number): RaceCommand {
  return happening(`${call}: ${name} ${String(times)} times`, ({ site }) => {
    site.controls.fail(call, FAULTS[name], times);
  });
}

export const FAULTY_CALLS: readonly (CallName | 'all')[] = [...CALL_NAMES, 'all'];
export const FAULT_NAMES = NAMES;
