import { ContainerModule } from 'inversify';

import { MEDIA_SESSION, PLAYBACK, PLAYER_SLOT } from '../../application/lesson/lesson.tokens.js';
import { IDLE } from '../../application/site/prefetch.tokens.js';
import { TAB_LOCK } from '../../application/orders/orders.tokens.js';
import * as t from '../../application/tokens.js';
import { CourseSite } from './engine/course-site.js';
import { MemoryTabLock } from './browser/memory-tab-lock.js';
import { MemoryPlayerSlot } from './browser/memory-player-slot.js';
import { MemoryAccountGateway } from './session/memory-account-gateway.js';
import { MemoryMemberGateway } from './session/memory-member-gateway.js';
import { MemoryNetwork } from './network/memory-network.js';
import { MemorySiteGateway } from './site/memory-site-gateway.js';
import type { MemoryWorld } from './browser/memory-world.js';

/** The pretend site itself: whoever has this turns its controls. */
export const COURSE_SITE = t.token<CourseSite>('CourseSite');
/** The way to it, for modules that are fetched later. */
export const MEMORY_NETWORK = t.token<MemoryNetwork>('MemoryNetwork');

/** The server side of a world that has no server: the given pretend site, or a new one. */
export function memoryServerModule(given?: CourseSite): ContainerModule {
  return new ContainerModule((module) => {
    t.provide(module, COURSE_SITE, [t.TIME], (time) => given ?? new CourseSite({ time, random: Math.random }));
    t.provide(module, MEMORY_NETWORK, [COURSE_SITE, t.VISIT_STORE, t.TIME], (...needs) => new MemoryNetwork(...needs));
    t.provide(module, t.TOKEN_REFUSALS, [MEMORY_NETWORK], (network) => network);
    t.provide(
      module,
      t.SITE_GATEWAY,
      [COURSE_SITE, MEMORY_NETWORK, t.TIME],
      (...needs) => new MemorySiteGateway(...needs),
    );
    t.provide(module, t.MEMBER_GATEWAY, [COURSE_SITE, MEMORY_NETWORK], (...needs) => new MemoryMemberGateway(...needs));
    t.provide(
      module,
      t.ACCOUNT_GATEWAY,
      [COURSE_SITE, MEMORY_NETWORK],
      (...needs) => new MemoryAccountGateway(...needs),
    );
  });
}

/** The browser side of a world that has no browser. */
export function memoryBrowserModule(world: MemoryWorld): ContainerModule {
  return new ContainerModule((module) => {
    t.provide(module, t.TIME, [], () => world.time);
    // Half way: no wait is longer or shorter than it says.
    t.provide(module, t.RANDOM, [], () => () => 0.5);
    t.provide(module, t.VISIT_STORE, [], () => world.store);
    t.provide(module, t.NAVIGATOR, [], () => world.navigator);
    t.provide(module, t.PRESENCE, [], () => world.presence);
    t.provide(module, IDLE, [], () => world.idle);
    t.provide(module, PLAYBACK, [], () => world.playback);
    t.provide(module, PLAYER_SLOT, [PLAYBACK], (playback) => new MemoryPlayerSlot(playback));
    t.provide(module, MEDIA_SESSION, [], () => world.mediaSession);
    t.provide(module, TAB_LOCK, [], () => new MemoryTabLock());
    t.provide(module, t.LOG, [], () => world.log);
    t.provide(module, t.RUNTIME_SETTINGS, [], () => world.settings);
    t.provide(module, t.API_BASE, [], () => '');
  });
}
