import { MemoryPresence } from '../../src/adapters/memory/browser/presence.js';
import type { AheadContext } from '../../src/application/site/answer-ahead.js';
import { FakeVisitStore } from './fake-visit-store.js';
import { VirtualClock } from './virtual-clock.js';

/** What a list needs to request its next page ahead. */
export function anAheadContext(): AheadContext {
  return { store: new FakeVisitStore(), presence: new MemoryPresence(), time: new VirtualClock() };
}
