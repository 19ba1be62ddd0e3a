import type { Observable } from 'rxjs';

import type { LinkedAccounts, SocialAccount } from '../profile/social-account.js';
import type { ScanPicture } from '../scan-login/scan-status.js';

/**
 * Links social accounts to a member and takes the links away (API 2.22).
 *
 * Every call is cold: one request per subscription, sent with the token stored at that moment, abandoned on
 * unsubscribe, answered later, never during subscribe(). It fails only with an `AppError`.
 */
export interface SocialiteGateway {
  /** With the code of a QQ round trip, or of a scan of the later generation. Emits nothing. */
  bind(loginCode: string): Observable<never>;
  /** Emits nothing, and succeeds although nothing was linked. */
  unbind(account: SocialAccount): Observable<never>;
  /**
   * Emits what is to be scanned with WeChat; whether it was is told by `linked` alone. Fails with `no-route` where the
   * server is of the later generation, which links by `bind`.
   */
  startWechatBind(): Observable<ScanPicture>;
  linked(): Observable<LinkedAccounts>;
}
