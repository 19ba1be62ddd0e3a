import { asyncScheduler, type SchedulerAction, type SchedulerLike, type Subscription } from 'rxjs';

import { MemoryVisitStore } from '../../../src/adapters/memory/browser/visit-store.js';
import { CourseSite } from '../../../src/adapters/memory/server/course-site.js';
import { memoryServer } from '../../../src/composition/memory.js';
import { type Bindings, Services } from '../../../src/composition/services.js';
import { TIME } from '../../../src/domain/ports/time.js';
import { VISIT_STORE } from '../../../src/domain/ports/visit-store.js';
import type { Generation } from '../../../src/domain/site/system-config.js';
import type { NewServerRig } from '../server-rig.js';

/** A scheduler whose delays all end at once, but never synchronously. */
class HurriedScheduler implements SchedulerLike {
  private readonly scheduled: Subscription[] = [];

  get pending(): number {
    return this.scheduled.filter((action) => !action.closed).length;
  }

  now(): number {
    return asyncScheduler.now();
  }

  schedule<T>(work: (this: SchedulerAction<T>, state?: T) => void, _delay?: number, state?: T): Subscription {
    const action = asyncScheduler.schedule(work, 0, state);
    this.scheduled.push(action);
    return action;
  }
}

/** The in-memory adapters with a server of one generation. */
export function memoryServerRigs(generation: Generation): NewServerRig {
  return () => {
    const time = new HurriedScheduler();
    const site = new CourseSite({ time, random: Math.random });
    site.controls.delay(0);
    site.controls.setUp({ generation });
    const store = new MemoryVisitStore();
    const environment: Bindings = (bind) => {
      bind(TIME, [], () => time);
      bind(VISIT_STORE, [], () => store);
    };
    return Promise.resolve({
      resolve: new Services(environment, memoryServer(site)).resolve,
      site,
      store,
      underWay: () => time.pending,
      close: () => Promise.resolve(),
    });
  };
}
