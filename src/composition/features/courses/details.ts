import { COURSE_DETAILS, CourseDetails } from '../../../application/courses/course-details.js';
import { LOADER } from '../../../application/site/loader.js';
import { bindCourseGateway } from '../../http-courses.js';
import { bindLoader } from '../../loader.js';
import { bindSharing } from '../../sharing.js';
import type { Bindings } from '../../services.js';
import { NAVIGATOR } from '../../../domain/ports/navigator.js';
import { COURSE_GATEWAY } from '../../../domain/ports/course-gateway.js';
import { SIGN_OUT } from '../../../application/session/sign-out.js';
import { SESSION } from '../../../domain/session/session.js';

export const service = COURSE_DETAILS;
export const bindings: Bindings = (bind) => {
  bindLoader(bind);
  bindCourseGateway(bind);
  bindSharing(bind);
  bind(
    COURSE_DETAILS,
    [COURSE_GATEWAY, NAVIGATOR, SESSION, SIGN_OUT, LOADER],
    (...needs) => new CourseDetails(...needs),
  );
};
