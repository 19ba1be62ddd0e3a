import type { Observable } from 'rxjs';

import type { SocialiteGateway } from '../../domain/ports/socialite-gateway.port.js';
import type { LinkedAccounts, SocialAccount } from '../../domain/profile/social-account.js';
import type { ScanPicture } from '../../domain/scan-login/scan-status.js';
import { asDataImage } from './as-data-image.js';
import { asFilled } from './as-filled.js';
import type { HttpClient } from './http-client.js';
import { asFlag, asRecord, required } from './wire.js';

export class HttpSocialiteGateway implements SocialiteGateway {
  constructor(private readonly http: HttpClient) {}

  bind(loginCode: string): Observable<never> {
    return this.http.tell({ method: 'POST', path: '/api/v3/member/socialite/bindWithCode', body: { code: loginCode } });
  }

  unbind(account: SocialAccount): Observable<never> {
    return this.http.tell({ method: 'DELETE', path: '/api/v2/member/socialite/{account}', parts: { account } });
  }

  startWechatBind(): Observable<ScanPicture> {
    return this.http.ask({ method: 'GET', path: '/api/v3/member/wechatScanBind' }, decodePicture);
  }

  linked(): Observable<LinkedAccounts> {
    return this.http.ask({ method: 'GET', path: '/api/v2/member/detail' }, decodeLinked);
  }
}

function decodePicture(data: unknown): ScanPicture {
  return { kind: 'image', src: required(asDataImage(asRecord(data)?.['image']), 'wechatScanBind.image') };
}

function decodeLinked(data: unknown): LinkedAccounts {
  const member = required(asFilled(data), 'member');
  return { qq: asFlag(member['is_bind_qq']) ?? false, wechat: asFlag(member['is_bind_wechat']) ?? false };
}
