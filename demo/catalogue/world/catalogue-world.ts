import { type MemoryEnvironment, memoryEnvironment } from '../../../src/adapters/memory/browser/environment.js';
import { MemoryNavigator } from '../../../src/adapters/memory/browser/navigator.js';
import { MemoryVisitStore } from '../../../src/adapters/memory/browser/visit-store.js';
import { CourseSite } from '../../../src/adapters/memory/server/course-site.js';
import { seededRandom } from '../../../src/adapters/memory/server/random.js';
import type { CatalogueState } from '../catalogue-state.js';
import { StoppedClock } from '../../../src/adapters/memory/browser/stopped-clock.js';

/** The time of every state, so that the year in the footer and the dates on the pages never change. */
const MOMENT = Date.UTC(2026, 10, 20, 2);

const PHONE_AGENT = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)';

export interface CatalogueWorld extends MemoryEnvironment {
  readonly time: StoppedClock;
  readonly site: CourseSite;
}

/** A new in-memory browser and server, set up for the state. The same state gives the same page, to the pixel. */
export function catalogueWorld({ address, signedInAs, set, onPhone, code }: CatalogueState): CatalogueWorld {
  const time = new StoppedClock(MOMENT);
  const site = new CourseSite({ time, random: seededRandom(1) });
  const { controls } = site;
  controls.delay(0);
  const store = new MemoryVisitStore();
  if (signedInAs !== undefined) store.write('token', controls.signIn(signedInAs));
  set?.(controls);
  const navigator = new MemoryNavigator(typeof address === 'string' ? address : address(controls));
  const world = memoryEnvironment(time, { store, navigator });
  // While online, code that fails to load makes the site reload the document, and the catalogue cannot be reloaded.
  if (code?.pages === 'lost' || code?.services === 'lost') world.presence.loseNetwork();
  const settings = onPhone ? { ...world.settings, userAgent: PHONE_AGENT } : world.settings;
  return { ...world, settings, time, site };
}
