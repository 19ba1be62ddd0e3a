import { firstValueFrom, materialize, type Observable, toArray, VirtualTimeScheduler } from 'rxjs';

import { CourseSite } from '../../../src/adapters/memory/server/course-site.js';
import { seededRandom } from '../../../src/adapters/memory/server/random.js';
import { Refusal } from '../../../src/adapters/memory/server/refusal.js';
import { MemoryNetwork } from '../../../src/adapters/memory/network.js';
import { MemoryVisitStore } from '../../../src/adapters/memory/browser/visit-store.js';

/** A pretend site that answers in no time, in virtual time, the same way on every run. */
export function aSite(time = new VirtualTimeScheduler()) {
  const site = new CourseSite({ time, random: seededRandom(1) });
  site.controls.delay(0);
  return { site, time };
}

/** The same with a way to it. */
export function aSiteOnNetwork() {
  const { site, time } = aSite();
  const store = new MemoryVisitStore();
  return { site, time, store, network: new MemoryNetwork(site, store, time) };
}

/** Lets virtual time pass up to a moment, in milliseconds. */
export function passUntil(time: VirtualTimeScheduler, moment: number): void {
  time.maxFrames = moment;
  time.flush();
}

/** Everything that a stream says once virtual time has run out: `['N answer', 'C']`, an error as its value. */
export async function outcome(stream$: Observable<unknown>, time: VirtualTimeScheduler) {
  const heard = firstValueFrom(stream$.pipe(materialize(), toArray()));
  time.flush();
  return (await heard).map((said) =>
    said.kind === 'N' ? said.value : said.kind === 'E' ? { error: said.error as unknown } : 'done',
  );
}

/** What the site says to this: the words of its refusal, or nothing. */
export function refusalOf(work: () => unknown): string | undefined {
  try {
    work();
    return undefined;
  } catch (thrown) {
    if (thrown instanceof Refusal) return thrown.message;
    throw thrown;
  }
}
