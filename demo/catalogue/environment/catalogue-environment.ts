import { type MemoryEnvironment, memoryEnvironment } from '../../../src/adapters/memory/browser/environment.js';
import { MemoryNavigator } from '../../../src/adapters/memory/browser/navigator.js';
import { StoppedClock } from '../../../src/adapters/memory/browser/stopped-clock.js';
import { MemoryVisitStore } from '../../../src/adapters/memory/browser/visit-store.js';
import { CourseSite } from '../../../src/adapters/memory/server/course-site.js';
import { seededRandom } from '../../../src/adapters/memory/server/random.js';
import { type CatalogueState, MOMENT } from '../catalogue-state.js';

export interface CatalogueEnvironment extends MemoryEnvironment {
  readonly time: StoppedClock;
  readonly site: CourseSite;
}

/** A new in-memory browser and server, set up for the state. The same state gives the same page, to the pixel. */
export function catalogueEnvironment({ address, signedInAs, set, scene, code }: CatalogueState): CatalogueEnvironment {
  const time = new StoppedClock(MOMENT);
  const site = new CourseSite({ time, random: seededRandom(1) });
  const { controls } = site;
  controls.delay(0);
  const store = new MemoryVisitStore();
  if (signedInAs !== undefined) store.write('token', controls.signIn(signedInAs));
  set?.(controls);
  const navigator = new MemoryNavigator(typeof address === 'string' ? address : address(controls));
  const environment = memoryEnvironment(time, { store, navigator });
  // While online, code that fails to load makes the site reload the document, and the catalogue cannot be reloaded.
  if (code?.pages === 'lost' || code?.services === 'lost') environment.presence.loseNetwork();
  const phone = scene && { scene, isInApp: scene === 'wechat' };
  const settings = { ...environment.settings, ...phone };
  return { ...environment, settings, time, site };
}

/** Returns a function that restores the document as it is now. Stylesheets that were loaded since then stay. */
export function pristineDocument(): () => void {
  const roots = [document.documentElement, document.body].map((element) => ({
    element,
    attributes: [...element.attributes].map(({ name, value }) => ({ name, value })),
  }));
  const { title } = document;
  const root = document.getElementById('root');
  const preserved = new Set<Element>([...document.head.children, ...document.body.children]);
  return () => {
    for (const { element, attributes } of roots) {
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
      for (const { name, value } of attributes) element.setAttribute(name, value);
    }
    for (const element of [...document.head.children, ...document.body.children])
      if (!preserved.has(element) && !element.matches('link[rel=stylesheet], script[src]')) element.remove();
    document.title = title;
    root?.replaceChildren();
    window.scrollTo({ top: 0, behavior: 'instant' });
  };
}

/** A margin larger than any page is long. */
const EVERYWHERE = '1000000px';

interface ObserverHost {
  IntersectionObserver: typeof IntersectionObserver;
}

/**
 * Makes an IntersectionObserver with a margin treat the whole page as visible, so that content below the fold is loaded
 * at once. Without a margin it reports what is in the window.
 */
export function treatPageAsVisible(browser: ObserverHost): void {
  browser.IntersectionObserver = class extends browser.IntersectionObserver {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super(callback, options?.rootMargin === undefined ? options : { ...options, rootMargin: EVERYWHERE });
    }
  };
}
