import type { SocialPurpose } from '../../domain/access/server-parameters.js';
import type { SocialAccount } from '../../domain/session/login-user.js';
import type { SocialReturn } from '../../domain/signing-in/after-sign-in.js';

const PATHS: Readonly<Record<SocialAccount, string>> = {
  qq: '/api/v3/auth/login/socialite/qq',
  wechat: '/api/v3/auth/login/wechat/oauth',
};

/** A way out to QQ's or WeChat's consent and back. */
export interface SocialDeparture extends SocialReturn {
  /** The server's base URL, without a trailing slash. */
  readonly server: string;
  readonly account: SocialAccount;
  readonly action: SocialPurpose;
}

/**
 * The URL on the server that redirects the browser to QQ or WeChat (docs/api/signing-in.md#qq-login,
 * docs/api/signing-in.md#wechat-login).
 */
export function socialAddress({ server, account, returnTo, failTo, action }: SocialDeparture): string {
  const query = [
    ['s_url', returnTo],
    ['f_url', failTo],
    ['action', action],
  ].map(([name = '', value = '']) => `${name}=${encodeURIComponent(value)}`);
  return `${server}${PATHS[account]}?${query.join('&')}`;
}
