import { firstValueFrom, materialize, type Observable, toArray, VirtualTimeScheduler } from 'rxjs';

import { CourseSite } from '../../../src/adapters/memory/server/course-site.js';
import { seededRandom } from '../../../src/adapters/memory/server/random.js';
import { Refusal } from '../../../src/adapters/memory/server/refusal.js';
import { MemoryNetwork } from '../../../src/adapters/memory/client/network.js';
import { MemoryVisitStore } from '../../../src/adapters/memory/browser/visit-store.js';

/** An in-memory server in virtual time, without delay and with the same random numbers on every run. */
export function aSite(time = new VirtualTimeScheduler()) {
  const site = new CourseSite({ time, random: seededRandom(1) });
  site.controls.delay(0);
  return { site, time };
}

/** The same with a network to reach it. */
export function aSiteOnNetwork() {
  const { site, time } = aSite();
  const store = new MemoryVisitStore();
  return { site, time, store, network: new MemoryNetwork(site, store, time) };
}

/** Lets virtual time pass until a moment, in milliseconds. */
export function passUntil(time: VirtualTimeScheduler, moment: number): void {
  time.maxFrames = moment;
  time.flush();
}

/** All that a stream emits until virtual time has run out: its values, then `done` or its error as `{ error }`. */
export async function outcome(stream$: Observable<unknown>, time: VirtualTimeScheduler) {
  const notifications = firstValueFrom(stream$.pipe(materialize(), toArray()));
  time.flush();
  return (await notifications).map((notification) =>
    notification.kind === 'N'
      ? notification.value
      : notification.kind === 'E'
        ? { error: notification.error as unknown }
        : 'done',
  );
}

/** The message with which the server refuses this, or `undefined` when it does not. */
export function refusalOf(work: () => unknown): string | undefined {
  try {
    work();
    return undefined;
  } catch (thrown) {
    if (thrown instanceof Refusal) return thrown.message;
    throw thrown;
  }
}
