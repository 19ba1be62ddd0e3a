import { MemoryPresence } from '../../src/adapters/memory/browser/presence.js';
import { Recovery } from '../../src/domain/errors/recovery.js';
import { VirtualClock } from './virtual-clock.js';

/** Recovery without jitter in its waits, and what triggers it. */
export function aRecovery({
  presence = new MemoryPresence(),
  time = new VirtualClock(),
  random = (): number => 0.5,
} = {}) {
  return { recovery: new Recovery(presence, time, random), presence, time };
}
