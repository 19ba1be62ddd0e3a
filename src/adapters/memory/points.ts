import type { Observable } from 'rxjs';

import type { Page, PageRequest } from '../../domain/kernel/paging.js';
import type { PointsRecord, PointsRewards } from '../../domain/points.js';
import type { PointsGateway } from '../../domain/ports/points-gateway.js';
import { MemoryGateway } from './client/network.js';

export class MemoryPointsGateway extends MemoryGateway implements PointsGateway {
  records(request: PageRequest): Observable<Page<PointsRecord>> {
    return this.network.request('points', (token) => this.site.pages.points.list(token, request));
  }

  rewards(): PointsRewards {
    return this.site.settings.value.rewards;
  }
}
