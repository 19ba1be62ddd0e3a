import { asyncScheduler, type SchedulerAction, type SchedulerLike, type Subscription } from 'rxjs';

import { MemoryVisitStore } from '../../../src/adapters/memory/browser/visit-store.js';
import { MemoryNetwork } from '../../../src/adapters/memory/network.js';
import { MemoryScanGateway } from '../../../src/adapters/memory/scan.js';
import { CourseSite } from '../../../src/adapters/memory/server/course-site.js';
import { MemoryAccountGateway, MemoryMemberGateway } from '../../../src/adapters/memory/session.js';
import {
  MemoryCaptchaGateway,
  MemoryMemberStepsGateway,
  MemorySignInGateway,
} from '../../../src/adapters/memory/signing-in.js';
import { MemorySiteGateway } from '../../../src/adapters/memory/site.js';
import type { Generation } from '../../../src/domain/site/system-config.js';
import type { NewServerRig } from '../server-rig.js';
import { memoryPageGateways } from './memory-page-gateways.js';

/** Time in which every wait is over at once, yet never within the same turn. */
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

/** The memory adapters before the pretend site of one generation. */
export function memoryServerRigs(generation: Generation): NewServerRig {
  return () => {
    const time = new HurriedScheduler();
    const site = new CourseSite({ time, random: Math.random });
    site.controls.delay(0);
    site.controls.setUp({ generation });
    const store = new MemoryVisitStore();
    const network = new MemoryNetwork(site, store, time);
    return Promise.resolve({
      siteGateway: new MemorySiteGateway(site, network, time),
      memberGateway: new MemoryMemberGateway(site, network),
      accountGateway: new MemoryAccountGateway(site, network),
      signInGateway: new MemorySignInGateway(site, network),
      captchaGateway: new MemoryCaptchaGateway(site, network),
      scanGateway: new MemoryScanGateway(site, network),
      memberStepsGateway: new MemoryMemberStepsGateway(site, network),
      pages: memoryPageGateways(site, network),
      site,
      store,
      underWay: () => time.pending,
      close: () => Promise.resolve(),
    });
  };
}
