import { GENERATIONS } from '../../adapters/http/client/generations.js';
import { HTTP_CLIENT } from '../../adapters/http/client/http-client.js';
import { resolveImageOf } from '../../adapters/http/client/page-readers.js';
import { HttpCommentGatewayG1 } from '../../adapters/http/comments/comments-g1.js';
import { HttpCommentGatewayG2 } from '../../adapters/http/comments/comments-g2.js';
import { HttpCommentGateway } from '../../adapters/http/comments/comments-by-generation.js';
import { COMMENTS, Comments } from '../../application/comments/comments.js';
import { ERROR_REPORTER } from '../../application/site/error-reporter.js';
import { LOADER } from '../../application/site/loader.js';
import { PAGE_NAVIGATOR } from '../../domain/ports/navigator.js';
import { VISIT_STORE } from '../../domain/ports/visit-store.js';
import { COMMENT_GATEWAY } from '../../domain/ports/comment-gateway.js';
import { SESSION } from '../../domain/session/session.js';
import { bindGenerations } from '../generations.js';
import { bindLoader } from '../loader.js';
import type { Bindings } from '../services.js';

export const service = COMMENTS;
export const bindings: Bindings = (bind) => {
  bindLoader(bind);
  bindGenerations(bind);
  bind(
    COMMENTS,
    [COMMENT_GATEWAY, SESSION, VISIT_STORE, LOADER, ERROR_REPORTER, PAGE_NAVIGATOR],
    (...needs) => new Comments(...needs),
  );
  bind(COMMENT_GATEWAY, [HTTP_CLIENT, GENERATIONS], (http, generations) => {
    const image = resolveImageOf(http.knownServer);
    return new HttpCommentGateway(generations, {
      1: new HttpCommentGatewayG1(http, image),
      2: new HttpCommentGatewayG2(http, image),
    });
  });
};
