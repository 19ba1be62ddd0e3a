import { defer, type Observable } from 'rxjs';

import type { Generation } from '../../../domain/site/generation.js';
import type { CourseSite } from '../engine/course-site.js';

/** The adapters of one port, one for the sites of each generation. */
export type ByGeneration<Port> = Readonly<Record<Generation, Port>>;

/** Cold. Puts the question in the way of the generation that the site has at that moment: a control may turn it. */
export function askByGeneration<Port, T>(
  site: CourseSite,
  adapters: ByGeneration<Port>,
  question: (adapter: Port) => Observable<T>,
): Observable<T> {
  return defer(() => question(adapters[site.settings.value.generation]));
}
