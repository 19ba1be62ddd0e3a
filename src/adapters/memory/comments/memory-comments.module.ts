import { ContainerModule } from 'inversify';

import { COMMENT_GATEWAY } from '../../../application/comments/comments.tokens.js';
import { provide } from '../../../application/tokens.js';
import { COURSE_SITE, MEMORY_NETWORK } from '../memory.module.js';
import { MemoryCommentGateway } from './memory-comment-gateway.js';

/** Comments of the pretend site. Fetched with the first page that shows some. */
export const memoryCommentsModule = new ContainerModule((module) => {
  provide(module, COMMENT_GATEWAY, [COURSE_SITE, MEMORY_NETWORK], (...needs) => new MemoryCommentGateway(...needs));
});

export const modules = [memoryCommentsModule];
