import { ContainerModule } from 'inversify';

import { COMMENT_GATEWAY } from '../../../application/comments/comments.tokens.js';
import { provide } from '../../../application/tokens.js';
import { HTTP_CLIENT } from '../client/http-client.token.js';
import { GENERATIONS, httpGenerationsModule } from '../client/http-generations.module.js';
import { HttpCommentGateway } from './http-comment-gateway.js';
import { HttpCommentGatewayG1 } from './http-comment-gateway-g1.js';
import { HttpCommentGatewayG2 } from './http-comment-gateway-g2.js';

/** Comments of a real server. Fetched with the first page that shows some. */
export const httpCommentsModule = new ContainerModule((module) => {
  provide(
    module,
    COMMENT_GATEWAY,
    [HTTP_CLIENT, GENERATIONS],
    (http, generations) =>
      new HttpCommentGateway(generations, { 1: new HttpCommentGatewayG1(http), 2: new HttpCommentGatewayG2(http) }),
  );
});

export const modules = [httpGenerationsModule, httpCommentsModule];
