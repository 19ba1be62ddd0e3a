import { NEVER, type Observable, of, startWith } from 'rxjs';

import type { WechatScript, WechatSignature } from '../../../domain/ports/share-card.js';
import type { ShareCard } from '../../../domain/sharing.js';

/** Not permitted until `isPermitted` is set; accepts every signature but those of `refused` nonces. */
export class MemoryWechatScript implements WechatScript {
  isPermitted = false;
  readonly firstAddress = 'https://site.example/';
  readonly refused = new Set<string>();
  private readonly presented: ShareCard[] = [];

  get cards(): readonly ShareCard[] {
    return this.presented;
  }

  configure({ nonce }: WechatSignature): Observable<boolean> {
    return this.refused.has(nonce) ? of(false) : NEVER.pipe(startWith(true));
  }

  show(card: ShareCard): void {
    this.presented.push(card);
  }
}
