import { ContainerModule } from 'inversify';

import { loaderModule } from '../site/loader.module.js';
import { ERROR_REPORTER, LOADER, NAVIGATOR, provide, SESSION, VISIT_STORE } from '../tokens.js';
import { Comments } from './comments.js';
import { COMMENT_GATEWAY, COMMENTS } from './comments.tokens.js';

/** The flow of comments, over the gateway that an adapter module brings. */
const commentsModule = new ContainerModule((module) => {
  provide(
    module,
    COMMENTS,
    [COMMENT_GATEWAY, SESSION, VISIT_STORE, LOADER, ERROR_REPORTER, NAVIGATOR],
    (...needs) => new Comments(...needs),
  );
});

export const modules = [loaderModule, commentsModule];
export const service = COMMENTS;
