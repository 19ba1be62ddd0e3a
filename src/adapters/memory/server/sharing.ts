import type { WechatSignature } from '../../../domain/ports/share-card.js';
import { enforce, isBlank } from './refusal.js';
import type { SiteSettings } from './site-settings.js';
import { BAD_PARAMETERS } from './strings.js';

/** The signature of an address (docs/api/site.md#wechats-script); `off` where WeChat is switched off. */
export function wechatSignature(
  { wechatScan, siteName, logo }: SiteSettings,
  address: string,
): WechatSignature | 'off' {
  enforce([isBlank(address), BAD_PARAMETERS]);
  if (!wechatScan) return 'off';
  return {
    appId: 'wx0123456789abcdef',
    timestamp: '1764115200',
    nonce: `nonce${address.length}`,
    signature: '0123456789abcdef0123456789abcdef01234567',
    site: { title: siteName, text: '', image: logo },
  };
}
