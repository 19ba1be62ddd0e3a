import { NEVER } from 'rxjs';

import type { LazyServices } from '../../src/application/site/lazy-services.js';
import { Lessons } from '../../src/application/lesson/lesson-page.js';

/** Lazy services of which a test provides some; the others never load. */
export function someServices(given: Partial<LazyServices> = {}): LazyServices {
  // The proxy answers for every name.
  const answer = (services: object, name: string | symbol): unknown => Reflect.get(services, name) ?? NEVER;
  return new Proxy(given, { get: answer }) as LazyServices;
}

/** The part of the lesson service that sends progress. */
export function aLessonService(given: Partial<Pick<Lessons, 'sending$' | 'allSent$'>>): Lessons {
  return Object.assign(Object.create(Lessons.prototype) as Lessons, given);
}
