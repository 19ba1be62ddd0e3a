import type { RuntimeSettings } from '../../src/domain/site/system-config.js';

/** An installation whose operator set nothing, visited from a desktop. */
export function someSettings(changes: Partial<RuntimeSettings> = {}): RuntimeSettings {
  return { vipDisabled: false, phoneSiteStyle: 'hash', userAgent: DESKTOP_AGENT, ...changes };
}

export const DESKTOP_AGENT = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
export const PHONE_AGENT =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';
