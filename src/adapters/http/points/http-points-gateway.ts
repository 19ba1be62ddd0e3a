import type { Observable } from 'rxjs';

import type { Page, PageRequest } from '../../../domain/paging/page.js';
import type { PointsRewards } from '../../../domain/points/earning.js';
import type { PointsRecord } from '../../../domain/points/points-record.js';
import type { PointsGateway } from '../../../domain/ports/server/points-gateway.port.js';
import { decodePage } from '../client/decode-list.js';
import { decodePointsRewards } from './decode-points-rewards.js';
import { decodePointsRecord } from './decode-points-record.js';
import type { HttpClient } from '../client/http-client.js';

export class HttpPointsGateway implements PointsGateway {
  constructor(private readonly http: HttpClient) {}

  records({ page, size }: PageRequest): Observable<Page<PointsRecord>> {
    return this.http.request(
      { method: 'GET', path: '/api/v2/member/credit1Records', query: { page, page_size: size } },
      (data) => decodePage(data, decodePointsRecord),
    );
  }

  rewards(): PointsRewards {
    return decodePointsRewards(this.http.knownServer.told ?? {});
  }
}
