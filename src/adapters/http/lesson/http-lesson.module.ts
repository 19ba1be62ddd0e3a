import { ContainerModule } from 'inversify';

import { LESSON_GATEWAY } from '../../../application/lesson/lesson.tokens.js';
import { provide } from '../../../application/tokens.js';
import { HTTP_CLIENT } from '../client/http-client.token.js';
import { resolvePictureOf } from '../client/resolve-picture.js';
import { HttpLessonGateway } from './http-lesson-gateway.js';

/** Lessons of a real server. Fetched with the page of a lesson. */
export const httpLessonModule = new ContainerModule((module) => {
  provide(
    module,
    LESSON_GATEWAY,
    [HTTP_CLIENT],
    (http) => new HttpLessonGateway(http, resolvePictureOf(http.knownServer)),
  );
});

export const modules = [httpLessonModule];
