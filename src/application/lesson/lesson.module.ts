import { ContainerModule } from 'inversify';

import { PlayId } from '../../domain/session/play-id.js';
import { ProgressOutbox } from '../../domain/lesson/progress-outbox.js';
import { ProgressReports } from '../../domain/lesson/progress-reports.js';
import { COURSE_GATEWAY } from '../courses/courses.tokens.js';
import type { Navigator } from '../../domain/ports/browser/navigator.port.js';
import type { PageVisit } from '../session/other-visitors.js';
import type { SignOut } from '../session/sign-out.js';
import { loaderModule } from '../site/loader.module.js';
import * as t from '../tokens.js';
import { LESSON_GATEWAY, LESSONS, MEDIA_SESSION, PLAYBACK } from './lesson.tokens.js';
import { Lessons } from './lessons.js';
import { Preferences } from './preferences.js';

const PROGRESS_OUTBOX = t.token<ProgressOutbox>('ProgressOutbox');
const PROGRESS_REPORTS = t.token<ProgressReports>('ProgressReports');
const VISITORS = t.token<PageVisit & { readonly navigator: Navigator; readonly signOut: SignOut }>('Visitors');

/** The flow of the page of a lesson, over gateway, playback and media session that adapter modules bring. */
const lessonModule = new ContainerModule((module) => {
  t.provide(module, PROGRESS_OUTBOX, [t.VISIT_STORE], (store) => new ProgressOutbox(store));
  t.provide(
    module,
    PROGRESS_REPORTS,
    [PROGRESS_OUTBOX, LESSON_GATEWAY, t.SESSION, t.RECOVERY],
    (...needs) => new ProgressReports(...needs),
  );
  t.provide(module, VISITORS, [t.NAVIGATOR, t.SESSION, t.SIGN_OUT], (navigator, session, signOut) => ({
    navigator,
    session,
    signOut,
  }));
  t.provide(
    module,
    LESSONS,
    [
      LESSON_GATEWAY,
      COURSE_GATEWAY,
      PLAYBACK,
      MEDIA_SESSION,
      PROGRESS_REPORTS,
      VISITORS,
      t.VISIT_STORE,
      t.PRESENCE,
      t.RECOVERY,
      t.CURRENT_SITE,
      t.LOADER,
      t.ERROR_REPORTER,
      t.TIME,
      t.RANDOM,
      t.CODE_LOADER,
    ],
    (gateway, courses, playback, mediaSession, reports, visitors, store, ...rest) => {
      const [presence, recovery, site, loader, reporter, time, random, code] = rest;
      const own = { playId: new PlayId(store), preferences: new Preferences(store) };
      const ports = { gateway, courses, playback, mediaSession, presence, time, random, code };
      return new Lessons({ ...ports, ...own, ...visitors, reports, recovery, site, loader, reporter });
    },
  );
});

export const modules = [loaderModule, lessonModule];
export const service = LESSONS;
