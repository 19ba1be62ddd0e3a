import { ContainerModule } from 'inversify';

import { STUDY_GATEWAY } from '../../../application/study/study.tokens.js';
import { provide } from '../../../application/tokens.js';
import { COURSE_SITE, MEMORY_NETWORK } from '../memory.module.js';
import { MemoryStudyGateway } from './memory-study-gateway.js';

/** What members study, before the pretend site. Apart from their other gateways: home asks for it, too. */
export const memoryStudyModule = new ContainerModule((module) => {
  provide(module, STUDY_GATEWAY, [COURSE_SITE, MEMORY_NETWORK], (...needs) => new MemoryStudyGateway(...needs));
});

export const modules = [memoryStudyModule];
