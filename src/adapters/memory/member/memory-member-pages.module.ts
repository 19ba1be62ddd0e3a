import { ContainerModule } from 'inversify';

import * as m from '../../../application/member/member-pages.tokens.js';
import { provide } from '../../../application/tokens.js';
import { MemoryProfileGateway } from './memory-profile-gateway.js';
import { MemorySocialiteGateway } from './memory-socialite-gateway.js';
import { COURSE_SITE, MEMORY_NETWORK } from '../memory.module.js';

/** The gateways of the member's pages before the pretend site. Fetched with the first page that needs one. */
export const memoryMemberPagesModule = new ContainerModule((module) => {
  provide(module, m.PROFILE_GATEWAY, [COURSE_SITE, MEMORY_NETWORK], (...needs) => new MemoryProfileGateway(...needs));
  provide(
    module,
    m.SOCIALITE_GATEWAY,
    [COURSE_SITE, MEMORY_NETWORK],
    (...needs) => new MemorySocialiteGateway(...needs),
  );
});

export const modules = [memoryMemberPagesModule];
