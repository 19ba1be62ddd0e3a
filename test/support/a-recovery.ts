import { Recovery } from '../../src/domain/errors/recovery.js';
import { FakePresence } from './fake-presence.js';
import { VirtualClock } from './virtual-clock.js';

/** Recovery whose waits are neither longer nor shorter than they say, and what sets it off. */
export function aRecovery({
  presence = new FakePresence(),
  time = new VirtualClock(),
  random = (): number => 0.5,
} = {}) {
  return { recovery: new Recovery(presence, time, random), presence, time };
}
