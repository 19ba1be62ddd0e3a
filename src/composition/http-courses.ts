import { HTTP_CLIENT } from '../adapters/http/client/http-client.js';
import { resolveImageOf } from '../adapters/http/client/page-readers.js';
import { HttpCourseGateway } from '../adapters/http/courses/courses.js';
import type { Bindings } from './services.js';
import { COURSE_GATEWAY } from '../domain/ports/course-gateway.js';

/** The course gateway, which five features share. */
export const bindCourseGateway: Bindings = (bind) => {
  bind(
    COURSE_GATEWAY,
    [HTTP_CLIENT],
    (http) => new HttpCourseGateway(http, resolveImageOf(http.knownServer), location.protocol),
  );
};
