import { WebWakeLock } from '../../adapters/browser/wake-lock.js';
import { WebMediaSession } from '../../adapters/browser/playback/media-session.js';
import { WebPlayback } from '../../adapters/browser/playback/playback.js';
import { fetchStreamLibrary } from '../../adapters/browser/playback/stream-library.js';
import { HTTP_CLIENT } from '../../adapters/http/client/http-client.js';
import { resolveImageOf } from '../../adapters/http/client/page-readers.js';
import { HttpLessonGateway } from '../../adapters/http/lesson.js';
import { LessonsAhead } from '../../application/lesson/lessons-ahead.js';
import { Preferences } from '../../application/lesson/play-preferences.js';
import { LESSONS, Lessons } from '../../application/lesson/lesson-page.js';
import { SIGN_OUT } from '../../application/session/sign-out.js';
import { CODE_LOADER } from '../../application/site/code-loader.js';
import { ERROR_REPORTER } from '../../application/site/error-reporter.js';
import { LAZY_SERVICES } from '../../application/site/lazy-services.js';
import { LOADER } from '../../application/site/loader.js';
import { RECOVERY } from '../../domain/errors/recovery.js';
import { token } from '../../domain/kernel/token.js';
import { ProgressReports } from '../../domain/lesson/progress-reports.js';
import { ProgressOutbox } from '../../domain/lesson/progress-outbox.js';
import type { WeekCounter } from '../../domain/lesson/week-counter.js';
import { NAVIGATOR } from '../../domain/ports/navigator.js';
import { MEDIA_SESSION, PLAYBACK, PLAYER_SLOT } from '../../domain/ports/playback.js';
import { PRESENCE } from '../../domain/ports/presence.js';
import { WAKE_LOCK } from '../../domain/ports/wake-lock.js';
import { RANDOM, TIME } from '../../domain/ports/time.js';
import { VISIT_STORE } from '../../domain/ports/visit-store.js';
import { COURSE_GATEWAY } from '../../domain/ports/course-gateway.js';
import { SERVER_CLOCK } from '../../domain/ports/server-clock.js';
import { LESSON_GATEWAY } from '../../domain/ports/lesson-gateway.js';
import { SESSION } from '../../domain/session/session.js';
import { CURRENT_SITE } from '../../domain/site/current-site.js';
import { bindCourseGateway } from '../http-courses.js';
import { bindLoader } from '../loader.js';
import { bindSharing } from '../sharing.js';
import { lazyWeekCounter } from '../week-counter.js';
import type { Bindings } from '../services.js';

const PROGRESS_REPORTS = token<ProgressReports>('ProgressReports');
const WEEK_COUNTER = token<Pick<WeekCounter, 'begin' | 'accept'>>('WeekCounter');
const WEB_PLAYBACK = token<WebPlayback>('WebPlayback');

export const service = LESSONS;
export const bindings: Bindings = (bind) => {
  bindLoader(bind);
  bindCourseGateway(bind);
  bindSharing(bind);
  bind(WEEK_COUNTER, [VISIT_STORE, SESSION, SERVER_CLOCK, TIME], lazyWeekCounter);
  bind(
    PROGRESS_REPORTS,
    [VISIT_STORE, LESSON_GATEWAY, SESSION, RECOVERY, WEEK_COUNTER],
    (store, ...needs) => new ProgressReports(new ProgressOutbox(store), ...needs),
  );
  bind(
    LESSONS,
    [
      ...([LESSON_GATEWAY, COURSE_GATEWAY, PLAYBACK, MEDIA_SESSION, PROGRESS_REPORTS, VISIT_STORE] as const),
      ...([NAVIGATOR, SESSION, SIGN_OUT, PRESENCE, RECOVERY, CURRENT_SITE, LOADER] as const),
      ...([ERROR_REPORTER, TIME, RANDOM, CODE_LOADER, LAZY_SERVICES, WEEK_COUNTER] as const),
    ],
    (gateway, courses, playback, mediaSession, reports, store, ...rest) => {
      const [
        navigator,
        session,
        signOut,
        presence,
        recovery,
        site,
        loader,
        reporter,
        time,
        random,
        code,
        services,
        weeks,
      ] = rest;
      const own = {
        store,
        preferences: new Preferences(store),
        ahead: new LessonsAhead({ gateway, playback, store, presence, time, prefetcher$: services.prefetch }),
      };
      const ports = { courses, playback, mediaSession, navigator, presence, time, random, code };
      return new Lessons({
        ...ports,
        ...own,
        store,
        weeks,
        session,
        signOut,
        reports,
        recovery,
        site,
        loader,
        reporter,
      });
    },
  );
  bind(LESSON_GATEWAY, [HTTP_CLIENT], (http) => new HttpLessonGateway(http, resolveImageOf(http.knownServer)));
  bind(WEB_PLAYBACK, [], () => new WebPlayback(fetchStreamLibrary, window));
  bind(PLAYBACK, [WEB_PLAYBACK], (playback) => playback);
  bind(PLAYER_SLOT, [WEB_PLAYBACK], (playback) => playback);
  bind(WAKE_LOCK, [PRESENCE], (presence) => new WebWakeLock(navigator, presence));
  bind(MEDIA_SESSION, [], () => new WebMediaSession(navigator, (metadata) => new MediaMetadata(metadata)));
};
