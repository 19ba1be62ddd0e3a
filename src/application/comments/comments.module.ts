import { ContainerModule } from 'inversify';

import { ERROR_REPORTER, LOADER, provide, SESSION, VISIT_STORE } from '../tokens.js';
import { Comments } from './comments.js';
import { COMMENT_GATEWAY, COMMENTS } from './comments.tokens.js';

/** The flow of comments, over the gateway that an adapter module brings. */
export const commentsModule = new ContainerModule((module) => {
  provide(
    module,
    COMMENTS,
    [COMMENT_GATEWAY, SESSION, VISIT_STORE, LOADER, ERROR_REPORTER],
    (...needs) => new Comments(...needs),
  );
});

export const modules = [commentsModule];
export const service = COMMENTS;
