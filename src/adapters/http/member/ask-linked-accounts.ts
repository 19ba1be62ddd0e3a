import type { Observable } from 'rxjs';

import type { LinkedAccounts } from '../../../domain/member/social-account.js';
import { nonEmptyRecord } from '../client/json-readers.js';
import type { HttpClient } from '../client/http-client.js';
import { asFlag, required } from '../client/json-readers.js';

/** The member says which accounts are linked (API 2.15). */
export function askLinkedAccounts(http: HttpClient): Observable<LinkedAccounts> {
  return http.request({ method: 'GET', path: '/api/v2/member/detail' }, decodeLinked);
}

function decodeLinked(data: unknown): LinkedAccounts {
  const member = required(nonEmptyRecord(data), 'member');
  return { qq: asFlag(member['is_bind_qq']) ?? false, wechat: asFlag(member['is_bind_wechat']) ?? false };
}
