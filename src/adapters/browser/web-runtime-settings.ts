import type { Log } from '../../domain/ports/browser/log.port.js';
import type { RuntimeSettings } from '../../domain/ports/browser/runtime-settings.port.js';
import { rgbOf } from '../../domain/theme/brand-tones.js';

/** What an operator can set (docs/settings.md), as it was found: anything may stand there. */
export interface FoundSettings {
  /** The settings of the document, by their names, as `src/start/site-settings.ts` read them. */
  readonly document: unknown;
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

const SWITCH = { on: true, off: false } as const;
const VIP_DISABLED = { '0': false, '1': true } as const;
const PHONE_SITE_STYLES = { hash: 'hash', history: 'history' } as const;
/** In the document; two of them are read elsewhere: before the first sight, and by whoever sends the policy. */
export const SETTING_NAMES: ReadonlySet<string> = new Set([
  'api_url',
  'vip',
  'phone_site',
  'brand_colour',
  'policy_hosts',
]);

/** Makes settings of what was found (clarifications §1). A wrong value costs one line in the console and is ignored. */
export function runtimeSettings(found: FoundSettings, log: Log): RuntimeSettings {
  const set = settingsOf(found.document);
  for (const name of Object.keys(set).filter((each) => !SETTING_NAMES.has(each)))
    log.error(`Setting ${name} is ignored: there is none of that name.`);
  const colour = { name: 'brand_colour', value: set.brand_colour, promised: 'a colour such as #3ca7fa' };
  read(colour, rgbOf, log);
  const vip = { name: 'vip', value: set.vip, promised: 'on or off' };
  const builtVip = { name: 'DISABLE_VIP', value: found.disableVip, promised: '1 or 0' };
  const style = { name: 'phone_site', value: set.phone_site, promised: 'hash or history' };
  const windowStyle = { ...style, name: 'window.meedu_h5_style', value: found.phoneSiteStyle };
  const vipShown = read(vip, oneOf(SWITCH), log);
  return {
    vipDisabled: vipShown === undefined ? (read(builtVip, oneOf(VIP_DISABLED), log) ?? false) : !vipShown,
    phoneSiteStyle:
      read(windowStyle, oneOf(PHONE_SITE_STYLES), log) ?? read(style, oneOf(PHONE_SITE_STYLES), log) ?? 'hash',
    userAgent: found.userAgent,
  };
}

/** Base of the API: the run-time value, else that of the build, else this origin (clarifications §1). */
export function apiBaseOf({ document, apiUrl, builtApiUrl }: FoundSettings, log: Log): string {
  const promised = 'an http(s) address or a path such as /api';
  const found = [
    { name: 'window.meedu_api_url', value: apiUrl, promised },
    { name: 'api_url', value: settingsOf(document).api_url, promised },
    { name: 'APP_URL', value: builtApiUrl, promised },
  ];
  for (const setting of found) {
    const base = read(setting, baseOf, log);
    if (base !== undefined) return base;
  }
  return '';
}

function settingsOf(found: unknown): Readonly<Record<string, unknown>> {
  return typeof found === 'object' && found !== null ? { ...found } : {};
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
