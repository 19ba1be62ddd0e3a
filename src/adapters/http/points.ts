import type { Observable } from 'rxjs';

import type { Page, PageRequest } from '../../domain/kernel/paging.js';
import type { PointsRecord, PointsRewards } from '../../domain/points.js';
import type { PointsGateway } from '../../domain/ports/points-gateway.js';
import { asChange } from '../wire/amounts-and-durations.js';
import { asQuantity } from '../wire/quantities.js';
import type { HttpClient } from './client/http-client.js';
import { asInstant, asRecord, type JsonRecord, textOrEmpty } from './client/json-readers.js';
import { decodePage } from './client/page-readers.js';

/** docs/api/messages-and-points.md#points-records. */
function decodePointsRecord(entry: JsonRecord): PointsRecord {
  return {
    change: asChange(entry['sum']),
    remark: textOrEmpty(entry['remark']),
    createdAt: asInstant(entry['created_at']),
  };
}

/**
 * docs/api/site.md#configuration `credit1_reward`. Values that an administrator saved are strings, possibly empty; all
 * of them may be absent.
 */
export function decodePointsRewards(config: JsonRecord): PointsRewards {
  const rewards = asRecord(config['credit1_reward']) ?? {};
  return {
    register: asQuantity(rewards['register']) ?? 0,
    watchedLesson: asQuantity(rewards['watched_video']) ?? 0,
    watchedCourse: asQuantity(rewards['watched_vod_course']) ?? 0,
    paidOrder: asQuantity(rewards['paid_order']) ?? 0,
  };
}

export class HttpPointsGateway implements PointsGateway {
  constructor(private readonly http: HttpClient) {}

  records({ page, size }: PageRequest): Observable<Page<PointsRecord>> {
    return this.http.request(
      { method: 'GET', path: '/api/v2/member/credit1Records', query: { page, page_size: size } },
      (data) => decodePage(data, decodePointsRecord),
    );
  }

  rewards(): PointsRewards {
    return decodePointsRewards(this.http.knownServer.rawConfig ?? {});
  }
}
