import { type Fault, FAULTS } from '../../src/adapters/memory/server/calls.js';
import { MAINTENANCE, NO_REDIS, NO_SUCH_RECORD } from '../../src/adapters/memory/server/strings.js';
import * as strings from '../../src/domain/errors/strings.js';

/** How to cause a fault: by a control of the demo server, or by a port that refuses connections. */
type Cause = Fault | { readonly kind: 'refused' };

interface FaultRow {
  readonly name: string;
  readonly cause: Cause;
  /** The message that the visitor reads, wherever it appears (docs/spec/errors.md#sentences). */
  readonly message: string;
  /** The fault may be over in a moment: start-up retries by itself (docs/spec/errors.md#start-up-retries). */
  readonly isTransient: boolean;
}

/** Everything that can go wrong between the shell and its server, one column each. */
export const THE_FAULTS = [
  { name: 'offline', cause: FAULTS.offline, message: strings.NETWORK_FAILED, isTransient: true },
  { name: 'refused', cause: { kind: 'refused' }, message: strings.NETWORK_FAILED, isTransient: true },
  { name: 'slow', cause: FAULTS.timeout, message: strings.REQUEST_TIMED_OUT, isTransient: true },
  { name: 'cut', cause: FAULTS.cut, message: strings.NETWORK_FAILED, isTransient: true },
  { name: 'html', cause: FAULTS.html, message: strings.SERVICE_BROKEN, isTransient: false },
  { name: 'half', cause: FAULTS.truncated, message: strings.SERVICE_BROKEN, isTransient: false },
  { name: 'empty', cause: FAULTS.empty, message: strings.SERVICE_BROKEN, isTransient: false },
  { name: 'code 1', cause: FAULTS.wrong, message: strings.SERVICE_BROKEN, isTransient: true },
  { name: 'code 401', cause: FAULTS.signInFirst, message: strings.SIGN_IN_AGAIN, isTransient: false },
  { name: 'code 404', cause: FAULTS.noRecord, message: NO_SUCH_RECORD, isTransient: false },
  { name: 'code 429', cause: FAULTS.tooOften, message: strings.TOO_MANY_REQUESTS, isTransient: true },
  { name: 'code 500', cause: FAULTS.noRedis, message: NO_REDIS, isTransient: true },
  { name: 'code 503', cause: FAULTS.maintenance, message: MAINTENANCE, isTransient: true },
  { name: 'HTTP 401', cause: FAULTS.httpUnauthorized, message: strings.SIGN_IN_AGAIN, isTransient: false },
  { name: 'HTTP 500', cause: FAULTS.serverBroken, message: strings.SERVICE_BROKEN, isTransient: true },
] as const satisfies readonly FaultRow[];

export type TheFault = (typeof THE_FAULTS)[number];

export function endsSession({ name }: TheFault): boolean {
  return name === 'code 401' || name === 'HTTP 401';
}

/** The visitor reads a message that the server wrote. */
export function hasServerText({ name }: TheFault): boolean {
  return name === 'code 404' || name === 'code 500' || name === 'code 503';
}
