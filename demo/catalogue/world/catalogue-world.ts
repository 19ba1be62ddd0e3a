import { type MemoryWorld, memoryWorld } from '../../../src/adapters/memory/browser/environment.js';
import { MemoryNavigator } from '../../../src/adapters/memory/browser/navigator.js';
import { MemoryVisitStore } from '../../../src/adapters/memory/browser/visit-store.js';
import { CourseSite } from '../../../src/adapters/memory/server/course-site.js';
import { seededRandom } from '../../../src/adapters/memory/server/random.js';
import type { CatalogueState } from '../catalogue-state.js';
import { StandingClock } from './standing-clock.js';

/** When every state is seen: the same year in the footer, the same dates on the pages, whenever one looks. */
const MOMENT = Date.UTC(2026, 10, 20, 2);

export interface CatalogueWorld extends MemoryWorld {
  readonly time: StandingClock;
  readonly site: CourseSite;
}

/** A browser and a site that are new and turned as the state wants them. The same recipe, the same world, to the pixel. */
export function catalogueWorld({ address, signedInAs, set, code }: CatalogueState): CatalogueWorld {
  const time = new StandingClock(MOMENT);
  const site = new CourseSite({ time, random: seededRandom(1) });
  const { controls } = site;
  controls.delay(0);
  const store = new MemoryVisitStore();
  if (signedInAs !== undefined) store.write('token', controls.signIn(signedInAs));
  set?.(controls);
  const navigator = new MemoryNavigator(typeof address === 'string' ? address : address(controls));
  const world = memoryWorld(time, { store, navigator });
  // With a network there, lost code would load the document anew, and a catalogue has none to load.
  if (code?.pages === 'lost' || code?.services === 'lost') world.presence.loseNetwork();
  return { ...world, time, site };
}
