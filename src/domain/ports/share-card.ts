import type { Observable } from 'rxjs';

import { token } from '../kernel/token.js';
import type { ShareCard, SharedTexts } from '../sharing.js';

/** How WeChat checks that a page may use its script (docs/api/site.md#wechats-script). */
export interface WechatSignature {
  readonly appId: string;
  readonly timestamp: string;
  readonly nonce: string;
  readonly signature: string;
  /** The owner's card of the whole site. */
  readonly site: SharedTexts;
}

export interface WechatSignatureGateway {
  /**
   * The signature of an absolute address without a hash; `off` where the owner has not set up WeChat, and on a server of
   * the first generation. Cold; emits once, asynchronously; fails only with an `AppError`.
   */
  signature(address: string): Observable<WechatSignature | 'off'>;
}

export const WECHAT_SIGNATURE_GATEWAY = token<WechatSignatureGateway>('WechatSignatureGateway');

/** WeChat's script, which is at a host of WeChat: nothing is loaded before `configure`. */
export interface WechatScript {
  /** Whether the operator permits it (docs/settings.md#微信里的分享). */
  readonly isPermitted: boolean;
  /** The address with which the document was loaded, without a hash. WeChat on iOS accepts no other. */
  readonly firstAddress: string;
  /**
   * Loads the script and presents the signature. Cold; emits `true` once WeChat takes cards, and `false`, at last, if it
   * refuses the signature. Completes without a value if the script does not arrive. Never errors.
   */
  configure(signature: WechatSignature): Observable<boolean>;
  /** Immediate; after `configure` has emitted `true`. */
  show(card: ShareCard): void;
}

export const WECHAT_SCRIPT = token<WechatScript>('WechatScript');
