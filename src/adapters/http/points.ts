import type { Observable } from 'rxjs';

import type { Page, PageRequest } from '../../domain/kernel/paging.js';
import type { PointsRecord, PointsRewards } from '../../domain/points.js';
import type { PointsGateway } from '../../domain/ports/points-gateway.js';
import type { HttpClient } from './client/http-client.js';
import { asInstant, asRecord, asText, integer, type JsonRecord, required } from './client/json-readers.js';
import { decodePage } from './client/page-readers.js';

/** docs/api/messages-and-points.md#points-records. */
function decodePointsRecord(entry: JsonRecord): PointsRecord {
  return {
    change: required(integer(entry['sum']), 'points.sum'),
    remark: asText(entry['remark']) ?? '',
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
    register: reward(rewards['register']),
    watchedLesson: reward(rewards['watched_video']),
    watchedCourse: reward(rewards['watched_vod_course']),
    paidOrder: reward(rewards['paid_order']),
  };
}

function reward(value: unknown): number {
  const number = typeof value === 'string' || typeof value === 'number' ? Number(value) : 0;
  return Number.isFinite(number) ? Math.max(0, number) : 0;
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
