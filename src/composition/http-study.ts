import { HTTP_CLIENT } from '../adapters/http/client/http-client.js';
import { resolveImageOf } from '../adapters/http/client/page-readers.js';
import { HttpStudyGateway } from '../adapters/http/study.js';
import { STUDY_GATEWAY } from '../domain/ports/study-gateway.js';
import type { Bindings } from './services.js';

export const bindStudyGateway: Bindings = (bind) => {
  bind(STUDY_GATEWAY, [HTTP_CLIENT], (http) => new HttpStudyGateway(http, resolveImageOf(http.knownServer)));
};
