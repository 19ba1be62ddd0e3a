import type { Log } from '../../domain/ports/browser/log.port.js';
import type { RuntimeSettings } from '../../domain/ports/browser/runtime-settings.port.js';

/** What an operator can set, as it was found: anything may stand there. */
export interface FoundSettings {
  /** `window.meedu_api_url` */
  readonly apiUrl: unknown;
  /** `window.meedu_h5_style` */
  readonly phoneSiteStyle: unknown;
  /** Build setting `APP_URL`. */
  readonly builtApiUrl: unknown;
  /** Build setting `DISABLE_VIP`. */
  readonly disableVip: unknown;
  readonly userAgent: string;
}

const VIP_DISABLED = { '0': false, '1': true } as const;
const PHONE_SITE_STYLES = { hash: 'hash', history: 'history' } as const;

/** Makes settings of what was found (clarifications §1). A wrong value costs one line in the console and is ignored. */
export function runtimeSettings(found: FoundSettings, log: Log): RuntimeSettings {
  /** What was not set is no mistake. */
  const read = <T>(name: string, value: unknown, parse: (value: unknown) => T | undefined, promised: string) => {
    const parsed = isBlank(value) ? undefined : parse(value);
    if (parsed === undefined && !isBlank(value)) log.error(`Setting ${name} is ignored: it must be ${promised}.`);
    return parsed;
  };
  const baseAt = (name: string, value: unknown) =>
    read(name, value, baseOf, 'an http(s) address or a path such as /api');
  return {
    apiBase: baseAt('window.meedu_api_url', found.apiUrl) ?? baseAt('APP_URL', found.builtApiUrl) ?? '',
    vipDisabled: read('DISABLE_VIP', found.disableVip, oneOf(VIP_DISABLED), '1 or 0') ?? false,
    phoneSiteStyle:
      read('window.meedu_h5_style', found.phoneSiteStyle, oneOf(PHONE_SITE_STYLES), 'hash or history') ?? 'hash',
    userAgent: found.userAgent,
  };
}

/** Reads a setting by the table of its values. */
function oneOf<T>(values: Readonly<Record<string, T>>): (value: unknown) => T | undefined {
  return (value) => {
    const written = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
    return Object.hasOwn(values, written) ? values[written] : undefined;
  };
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

/** Without closing slashes; a path may stand for an API on the same origin. */
function baseOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^(?:https?:\/\/[^/\s]|\/)\S*$/i.test(value.trim())) return undefined;
  return value.trim().replace(/\/+$/, '');
}
