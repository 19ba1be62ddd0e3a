import type { SocialPurpose } from '../../domain/access/server-parameters.js';
import type { QqReturn } from '../../domain/signing-in/after-sign-in.js';

/**
 * The URL on the server that redirects the browser to QQ (docs/api/signing-in.md#qq-login). `server` is its base URL,
 * without a trailing slash.
 */
export function qqAddress(server: string, { returnTo, failTo }: QqReturn, action: SocialPurpose): string {
  const query = [
    ['s_url', returnTo],
    ['f_url', failTo],
    ['action', action],
  ].map(([name = '', value = '']) => `${name}=${encodeURIComponent(value)}`);
  return `${server}/api/v3/auth/login/socialite/qq?${query.join('&')}`;
}
