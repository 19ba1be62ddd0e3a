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
  const vip = { name: 'DISABLE_VIP', value: found.disableVip, promised: '1 or 0' };
  const style = { name: 'window.meedu_h5_style', value: found.phoneSiteStyle, promised: 'hash or history' };
  return {
    vipDisabled: read(vip, oneOf(VIP_DISABLED), log) ?? false,
    phoneSiteStyle: read(style, oneOf(PHONE_SITE_STYLES), log) ?? 'hash',
    userAgent: found.userAgent,
  };
}

/** Base of the API: the run-time value, else that of the build, else this origin (clarifications §1). */
export function apiBaseOf({ apiUrl, builtApiUrl }: FoundSettings, log: Log): string {
  const promised = 'an http(s) address or a path such as /api';
  const given = read({ name: 'window.meedu_api_url', value: apiUrl, promised }, baseOf, log);
  return given ?? read({ name: 'APP_URL', value: builtApiUrl, promised }, baseOf, log) ?? '';
}

interface Setting {
  readonly name: string;
  readonly value: unknown;
  /** What may stand there, for whoever reads the console. */
  readonly promised: string;
}

/** What was not set is no mistake. */
function read<T>({ name, value, promised }: Setting, parse: (value: unknown) => T | undefined, log: Log) {
  if (isBlank(value)) return undefined;
  const parsed = parse(value);
  if (parsed === undefined) log.error(`Setting ${name} is ignored: it must be ${promised}.`);
  return parsed;
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
