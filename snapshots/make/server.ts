import { forkJoin, firstValueFrom } from 'rxjs';

import { apiBaseOf, runtimeSettings } from '../../src/adapters/browser/runtime-settings.js';
import { HttpAnnouncementGateway } from '../../src/adapters/http/announcements.js';
import { resolveImageOf } from '../../src/adapters/http/client/page-readers.js';
import { HttpCourseGateway } from '../../src/adapters/http/courses/courses.js';
import { HttpSiteGateway } from '../../src/adapters/http/site.js';
import type { AnnouncementGateway } from '../../src/domain/ports/server/announcement-gateway.js';
import type { CourseGateway } from '../../src/domain/ports/server/course-gateway.js';
import type { Site } from '../../src/domain/site/current-site.js';
import { Answers, sendTo } from './answers.js';
import type { SnapshotArguments } from './arguments.js';
import type { BuiltDocument } from './built-document.js';
import { type Clock, limited } from './limiter.js';
import { anonymousClient, type Environment } from './page-services.js';

/** The server as the run itself reads it, to know which pages there are. It shares the answers with the pages. */
export interface Server {
  readonly environment: Environment;
  readonly courses: CourseGateway;
  readonly announcements: AnnouncementGateway;
  /** Configuration and navigation. Rejects with an `AppError`. */
  readonly site: () => Promise<Site>;
}

export function openServer({ api, site, rate }: SnapshotArguments, document: BuiltDocument, clock: Clock): Server {
  const found = {
    document: document.settings,
    ...{ apiUrl: undefined, phoneSiteStyle: undefined },
    // The build replaced these two; the operator runs this command with the same environment.
    builtApiUrl: process.env.APP_URL,
    disableVip: process.env.DISABLE_VIP,
    userAgent: 'snapshots',
  };
  const apiBase = apiBaseOf(found, console);
  const answers = new Answers(limited(sendTo(api, apiBase), rate, clock));
  const environment = { answers, apiBase, origin: site, settings: runtimeSettings(found, console) };
  const http = anonymousClient(environment);
  const gateway = new HttpSiteGateway(http);
  return {
    environment,
    courses: new HttpCourseGateway(http, resolveImageOf(http.knownServer)),
    announcements: new HttpAnnouncementGateway(http),
    site: () => firstValueFrom(forkJoin({ config: gateway.config(), navs: gateway.navs() })),
  };
}
