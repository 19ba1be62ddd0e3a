import type { RuntimeSettings } from '../ports/browser/runtime-settings.port.js';
import type { SystemConfig } from './system-config.js';

/** The VIP entry needs the site's switch, and an installation that does not hide it (spec §2 header). */
export function showsVipEntry(
  config: Pick<SystemConfig, 'switches'>,
  settings: Pick<RuntimeSettings, 'vipDisabled'>,
): boolean {
  return config.switches.vip && !settings.vipDisabled;
}
