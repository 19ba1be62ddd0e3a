import { COURSE_LIST, CourseList } from '../../../application/courses/course-list.js';
import { LOADER } from '../../../application/site/loader.js';
import { bindCourseGateway } from '../../http-courses.js';
import { bindLoader } from '../../loader.js';
import type { Bindings } from '../../services.js';
import { PAGE_NAVIGATOR } from '../../../domain/ports/navigator.js';
import { COURSE_GATEWAY } from '../../../domain/ports/course-gateway.js';
import { PRESENCE } from '../../../domain/ports/presence.js';
import { TIME } from '../../../domain/ports/time.js';
import { VISIT_STORE } from '../../../domain/ports/visit-store.js';

export const service = COURSE_LIST;
export const bindings: Bindings = (bind) => {
  bindLoader(bind);
  bindCourseGateway(bind);
  bind(
    COURSE_LIST,
    [COURSE_GATEWAY, PAGE_NAVIGATOR, LOADER, VISIT_STORE, PRESENCE, TIME],
    (gateway, navigator, loader, store, presence, time) =>
      new CourseList(gateway, navigator, loader, { store, presence, time }),
  );
};
