import { type Fault, FAULTS } from '../../src/adapters/memory/server/calls.js';
import { MAINTENANCE, NO_REDIS, NO_SUCH_RECORD } from '../../src/adapters/memory/server/strings.js';
import * as strings from '../../src/domain/errors/strings.js';

/** How to cause a fault: by a control of the demo server, or by a port that refuses connections. */
type Making = Fault | { readonly kind: 'refused' };

interface FaultRow {
  readonly name: string;
  readonly making: Making;
  /** The message that the visitor reads, wherever it appears (docs/spec/errors.md#sentences). */
  readonly words: string;
  /** The fault may be over in a moment: start-up retries by itself (docs/spec/errors.md#start-up-retries). */
  readonly passing: boolean;
}

/** Everything that can go wrong between the shell and its server, one column each. */
export const THE_FAULTS = [
  { name: 'offline', making: FAULTS.offline, words: strings.NETWORK_FAILED, passing: true },
  { name: 'refused', making: { kind: 'refused' }, words: strings.NETWORK_FAILED, passing: true },
  { name: 'slow', making: FAULTS.timeout, words: strings.REQUEST_TIMED_OUT, passing: true },
  { name: 'cut', making: FAULTS.cut, words: strings.NETWORK_FAILED, passing: true },
  { name: 'html', making: FAULTS.html, words: strings.SERVICE_BROKEN, passing: false },
  { name: 'half', making: FAULTS.truncated, words: strings.SERVICE_BROKEN, passing: false },
  { name: 'empty', making: FAULTS.empty, words: strings.SERVICE_BROKEN, passing: false },
  { name: 'code 1', making: FAULTS.wrong, words: strings.SERVICE_BROKEN, passing: true },
  { name: 'code 401', making: FAULTS.signInFirst, words: strings.SIGN_IN_AGAIN, passing: false },
  { name: 'code 404', making: FAULTS.noRecord, words: NO_SUCH_RECORD, passing: false },
  { name: 'code 429', making: FAULTS.tooOften, words: strings.TOO_MANY_REQUESTS, passing: true },
  { name: 'code 500', making: FAULTS.noRedis, words: NO_REDIS, passing: true },
  { name: 'code 503', making: FAULTS.maintenance, words: MAINTENANCE, passing: true },
  { name: 'HTTP 401', making: FAULTS.httpUnauthorized, words: strings.SIGN_IN_AGAIN, passing: false },
  { name: 'HTTP 500', making: FAULTS.serverBroken, words: strings.SERVICE_BROKEN, passing: true },
] as const satisfies readonly FaultRow[];

export type TheFault = (typeof THE_FAULTS)[number];

export function endsSession({ name }: TheFault): boolean {
  return name === 'code 401' || name === 'HTTP 401';
}
