import type { Observable } from 'rxjs';

import type { Page, PageRequest } from '../../domain/paging.js';
import type { PointsRecord, PointsRewards } from '../../domain/points.js';
import type { PointsGateway } from '../../domain/ports/server/points-gateway.js';
import type { MemoryNetwork } from './network.js';
import type { CourseSite } from './server/course-site.js';

export class MemoryPointsGateway implements PointsGateway {
  constructor(
    private readonly site: CourseSite,
    private readonly network: MemoryNetwork,
  ) {}

  records(request: PageRequest): Observable<Page<PointsRecord>> {
    return this.network.ask('points', (token) => this.site.pages.points.list(token, request));
  }

  rewards(): PointsRewards {
    return this.site.settings.value.rewards;
  }
}
