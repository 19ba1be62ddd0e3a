import type { Observable } from 'rxjs';

import type { LinkedAccounts } from '../../domain/profile/social-account.js';
import { asFilled } from './as-filled.js';
import type { HttpClient } from './http-client.js';
import { asFlag, required } from './wire.js';

/** The member says which accounts are linked (API 2.15). */
export function askLinkedAccounts(http: HttpClient): Observable<LinkedAccounts> {
  return http.ask({ method: 'GET', path: '/api/v2/member/detail' }, decodeLinked);
}

function decodeLinked(data: unknown): LinkedAccounts {
  const member = required(asFilled(data), 'member');
  return { qq: asFlag(member['is_bind_qq']) ?? false, wechat: asFlag(member['is_bind_wechat']) ?? false };
}
