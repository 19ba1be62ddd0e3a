import { NEVER } from 'rxjs';

import type { LazyServices } from '../../src/application/lazy-services.js';
import { Lessons } from '../../src/application/lesson/lessons.js';

/** Lazy services of which a test gives those it wants; whatever else is asked for never comes. */
export function someServices(given: Partial<LazyServices> = {}): LazyServices {
  // The proxy answers for every name there is.
  const answer = (services: object, name: string | symbol): unknown => Reflect.get(services, name) ?? NEVER;
  return new Proxy(given, { get: answer }) as LazyServices;
}

/** Of what a page of a lesson is served by, the sending. */
export function aLessonService(given: Partial<Pick<Lessons, 'sending$' | 'allSent$'>>): Lessons {
  return Object.assign(Object.create(Lessons.prototype) as Lessons, given);
}
