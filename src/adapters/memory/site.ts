import {
  map,
  type MonoTypeOperatorFunction,
  type Observable,
  retry,
  type SchedulerLike,
  throwError,
  timer,
} from 'rxjs';

import { asAppError, isTransient } from '../../domain/errors/app-error.js';
import { START_UP_RETRY_WAITS_MS } from '../../domain/site/limits.js';
import type { NavItem } from '../../domain/site/nav.js';
import type { SiteGateway } from '../../domain/ports/site-gateway.js';
import type { FriendlyLink, SystemConfig } from '../../domain/site/system-config.js';
import { systemConfigOf } from './client/domain-view.js';
import type { MemoryNetwork } from './client/network.js';
import type { CourseSite } from './server/course-site.js';

export class MemorySiteGateway implements SiteGateway {
  constructor(
    private readonly site: CourseSite,
    private readonly network: MemoryNetwork,
    private readonly time: SchedulerLike,
  ) {}

  config(): Observable<SystemConfig> {
    return this.network
      .request('config', () => this.site.settings.value)
      .pipe(
        map((settings) => systemConfigOf(settings, this.site.pages.home.slides, this.site.images)),
        this.tryAgain(),
      );
  }

  navs(): Observable<readonly NavItem[]> {
    return this.network.request('navs', () => this.site.content.value.navs).pipe(this.tryAgain());
  }

  links(): Observable<readonly FriendlyLink[]> {
    return this.network.request('links', () => this.site.content.value.links);
  }

  private tryAgain<T>(): MonoTypeOperatorFunction<T> {
    return retry({
      delay: (thrown: unknown, failures) => {
        const waitMs = START_UP_RETRY_WAITS_MS[failures - 1];
        const again = waitMs !== undefined && isTransient(asAppError(thrown));
        return again ? timer(waitMs, this.time) : throwError(() => thrown);
      },
    });
  }
}
