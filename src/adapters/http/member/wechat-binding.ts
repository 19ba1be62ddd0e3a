import type { Observable } from 'rxjs';

import type { WechatBindStatus } from '../../../domain/member/social-account.js';
import type { ScanTicket } from '../../../domain/signing-in/scan-status.js';
import type { HttpClient } from '../client/http-client.js';

/** How WeChat is linked to a member by scan: the part of `SocialiteGateway` that the generations differ in (API 2.22). */
export interface WechatBinding {
  start(): Observable<ScanTicket>;
  status(code: string): Observable<WechatBindStatus>;
}

/** Links the account that a login code stands for. */
export function bindWithCode(http: HttpClient, code: string): Observable<never> {
  return http.send({ method: 'POST', path: '/api/v3/member/socialite/bindWithCode', body: { code } });
}
