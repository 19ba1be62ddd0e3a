import { COURSE_DETAILS, CourseDetails } from '../../../application/courses/course-details.js';
import { LOADER } from '../../../application/site/loader.js';
import { bindCourseGateway } from '../../http-courses.js';
import { StoredOrders } from '../../../application/orders/stored-orders.js';
import { pendingOrderOf } from '../../../domain/orders/waiting-orders.js';
import { SERVER_CLOCK } from '../../../domain/ports/server-clock.js';
import { VISIT_STORE } from '../../../domain/ports/visit-store.js';
import { bindServerClock } from '../../server-clock.js';
import { bindLoader } from '../../loader.js';
import { bindSharing } from '../../sharing.js';
import type { Bindings } from '../../services.js';
import { PAGE_NAVIGATOR } from '../../../domain/ports/navigator.js';
import { COURSE_GATEWAY } from '../../../domain/ports/course-gateway.js';
import { SIGN_OUT } from '../../../application/session/sign-out.js';
import { SESSION } from '../../../domain/session/session.js';

export const service = COURSE_DETAILS;
export const bindings: Bindings = (bind) => {
  bindLoader(bind);
  bindServerClock(bind);
  bindCourseGateway(bind);
  bindSharing(bind);
  bind(
    COURSE_DETAILS,
    [COURSE_GATEWAY, PAGE_NAVIGATOR, SESSION, SIGN_OUT, LOADER, VISIT_STORE, SERVER_CLOCK],
    (courses, navigator, session, signOut, loader, store, clock) => {
      const stored = new StoredOrders(store, session);
      const pendingOrder = (id: number) => pendingOrderOf({ kind: 'course', id }, stored.onDevice(), clock.now());
      return new CourseDetails(courses, navigator, session, signOut, loader, pendingOrder);
    },
  );
};
