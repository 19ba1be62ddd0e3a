import { HTTP_CLIENT } from '../../adapters/http/client/http-client.js';
import { resolveImageOf } from '../../adapters/http/client/page-readers.js';
import { HttpLessonGateway } from '../../adapters/http/lesson.js';
import { LessonsAhead } from '../../application/lesson/lessons-ahead.js';
import { Preferences } from '../../application/lesson/play-preferences.js';
import { LESSONS, Lessons } from '../../application/lesson/lesson-page.js';
import { SIGN_OUT } from '../../application/session/sign-out.js';
import { MODULE_LOADER } from '../../application/site/module-loader.js';
import { ERROR_REPORTER } from '../../application/site/error-reporter.js';
import { LAZY_SERVICES } from '../../application/site/lazy-services.js';
import { LOADER } from '../../application/site/loader.js';
import { RECOVERY } from '../../domain/errors/recovery.js';
import { ProgressReports } from '../../domain/lesson/progress-reports.js';
import { ProgressOutbox } from '../../domain/lesson/progress-outbox.js';
import { PAGE_NAVIGATOR } from '../../domain/ports/navigator.js';
import { DEVICE_MEDIA_SESSION, PLAYBACK } from '../../domain/ports/playback.js';
import { PRESENCE } from '../../domain/ports/presence.js';
import { RANDOM, TIME } from '../../domain/ports/time.js';
import { VISIT_STORE } from '../../domain/ports/visit-store.js';
import { COURSE_GATEWAY } from '../../domain/ports/course-gateway.js';
import { LESSON_GATEWAY } from '../../domain/ports/lesson-gateway.js';
import { SESSION } from '../../domain/session/session.js';
import { CURRENT_SITE } from '../../domain/site/current-site.js';
import { bindNamed } from '../bind-named.js';
import { bindCourseGateway } from '../http-courses.js';
import { bindLoader } from '../loader.js';
import { bindPlayback } from '../playback.js';
import { bindSharing } from '../sharing.js';
import type { Bindings } from '../services.js';

export const service = LESSONS;
export const bindings: Bindings = (bind) => {
  bindLoader(bind);
  bindCourseGateway(bind);
  bindSharing(bind);
  bindPlayback(bind);
  bindNamed(
    bind,
    LESSONS,
    {
      gateway: LESSON_GATEWAY,
      courses: COURSE_GATEWAY,
      playback: PLAYBACK,
      mediaSession: DEVICE_MEDIA_SESSION,
      navigator: PAGE_NAVIGATOR,
      presence: PRESENCE,
      recovery: RECOVERY,
      session: SESSION,
      signOut: SIGN_OUT,
      site: CURRENT_SITE,
      store: VISIT_STORE,
      services: LAZY_SERVICES,
      loader: LOADER,
      code: MODULE_LOADER,
      reporter: ERROR_REPORTER,
      random: RANDOM,
      time: TIME,
    },
    ({ gateway, services, ...needs }) => {
      const { store, session, recovery } = needs;
      return new Lessons({
        ...needs,
        preferences: new Preferences(store),
        ahead: new LessonsAhead({ ...needs, gateway, prefetcher$: services.prefetch }),
        reports: new ProgressReports(new ProgressOutbox(store), gateway, session, recovery),
      });
    },
  );
  bind(LESSON_GATEWAY, [HTTP_CLIENT], (http) => new HttpLessonGateway(http, resolveImageOf(http.knownServer)));
};
