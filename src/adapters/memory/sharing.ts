import { from, type Observable } from 'rxjs';

import type { WechatSignature, WechatSignatureGateway } from '../../domain/ports/share-card.js';
import { MemoryGateway } from './client/network.js';
import { wechatSignature } from './server/sharing.js';

/** Generation 1 has no such call. */
export class MemoryWechatSignatureGateway extends MemoryGateway implements WechatSignatureGateway {
  signature(address: string): Observable<WechatSignature | 'off'> {
    return this.byGeneration(
      () => from(Promise.resolve('off' as const)),
      () => this.network.request('wechatSignature', () => wechatSignature(this.site.settings.value, address)),
    );
  }
}
