import type { Scene } from '../site/scene.js';
import type { SystemConfig } from '../site/system-config.js';

/** By QQ's or WeChat's consent, for which the browser leaves, or by scanning a code with WeChat. */
export type SocialMethod = 'qq' | 'wechat' | 'wechat-scan';

/**
 * The methods to sign in with, or to link, an account of QQ or WeChat (docs/spec/signing-in.md#social-methods). WeChat's
 * own browser can neither open QQ nor scan its own screen, and no other browser can ask for WeChat's consent.
 */
export function socialMethods(
  { qq, wechat, wechatScan }: SystemConfig['socialites'],
  scene: Scene,
): readonly SocialMethod[] {
  if (scene === 'wechat') return wechat ? ['wechat'] : [];
  return [...(qq ? (['qq'] as const) : []), ...(wechatScan ? (['wechat-scan'] as const) : [])];
}
