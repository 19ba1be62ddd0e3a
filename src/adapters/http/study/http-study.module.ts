import { ContainerModule } from 'inversify';

import { STUDY_GATEWAY } from '../../../application/study/study.tokens.js';
import { provide } from '../../../application/tokens.js';
import { HTTP_CLIENT } from '../client/http-client.token.js';
import { resolvePictureOf } from '../client/resolve-picture.js';
import { HttpStudyGateway } from './http-study-gateway.js';

/** What members study, before a real server. Apart from their other gateways: home asks for it, too. */
export const httpStudyModule = new ContainerModule((module) => {
  provide(
    module,
    STUDY_GATEWAY,
    [HTTP_CLIENT],
    (http) => new HttpStudyGateway(http, resolvePictureOf(http.knownServer)),
  );
});

export const modules = [httpStudyModule];
