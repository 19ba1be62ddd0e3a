import { ContainerModule } from 'inversify';

import { MEMBER_MESSAGES_GATEWAY } from '../../../application/messages/messages.tokens.js';
import { provide } from '../../../application/tokens.js';
import { COURSE_SITE, MEMORY_NETWORK } from '../memory.module.js';
import { MemoryMemberMessagesGateway } from './memory-member-messages-gateway.js';

const memoryMessagesModule = new ContainerModule((module) => {
  provide(
    module,
    MEMBER_MESSAGES_GATEWAY,
    [COURSE_SITE, MEMORY_NETWORK],
    (...needs) => new MemoryMemberMessagesGateway(...needs),
  );
});

export const modules = [memoryMessagesModule];
