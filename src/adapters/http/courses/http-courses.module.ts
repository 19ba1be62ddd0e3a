import { ContainerModule } from 'inversify';

import { COURSE_GATEWAY } from '../../../application/courses/courses.tokens.js';
import { provide } from '../../../application/tokens.js';
import { HTTP_CLIENT } from '../client/http-client.token.js';
import { resolvePictureOf } from '../client/resolve-picture.js';
import { HttpCourseGateway } from './http-course-gateway.js';

/** Courses of a real server. Fetched with the pages that show them. */
export const httpCoursesModule = new ContainerModule((module) => {
  provide(
    module,
    COURSE_GATEWAY,
    [HTTP_CLIENT],
    (http) => new HttpCourseGateway(http, resolvePictureOf(http.knownServer)),
  );
});

export const modules = [httpCoursesModule];
