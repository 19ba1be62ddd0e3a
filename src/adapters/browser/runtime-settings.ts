import type { Log } from '../../domain/ports/browser/notifier.js';
import type { RuntimeSettings } from '../../domain/site/system-config.js';
import { parseApiBase } from '../../domain/site/server-access.js';

/** What an operator can set (docs/settings.md), as it was found: anything may stand there. */
export interface FoundSettings {
  /** The settings of the document, by their names, as `src/boot/settings.ts` read them. */
  readonly document?: Readonly<Record<string, unknown>> | undefined;
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

const VIP = { on: false, off: true } as const;
const VIP_DISABLED = { '0': false, '1': true } as const;
const PHONE_SITE_STYLES = { hash: 'hash', history: 'history' } as const;
/** Makes settings of what was found (clarifications §1). A wrong value costs one line in the console and is ignored. */
export function runtimeSettings(found: FoundSettings, log: Log): RuntimeSettings {
  const vip = { name: 'vip', value: found.document?.vip, promised: 'on or off' };
  const builtVip = { name: 'DISABLE_VIP', value: found.disableVip, promised: '1 or 0' };
  const promised = 'hash or history';
  const style = [
    { name: 'window.meedu_h5_style', value: found.phoneSiteStyle, promised },
    { name: 'phone_site', value: found.document?.phone_site, promised },
  ];
  return {
    vipDisabled: firstOf([vip], oneOf(VIP), log) ?? firstOf([builtVip], oneOf(VIP_DISABLED), log) ?? false,
    phoneSiteStyle: firstOf(style, oneOf(PHONE_SITE_STYLES), log) ?? 'hash',
    userAgent: found.userAgent,
  };
}

/** Base of the API: the run-time value, else that of the build, else this origin (clarifications §1). */
export function apiBaseOf({ document, apiUrl, builtApiUrl }: FoundSettings, log: Log): string {
  const promised = 'http(s)://… or a path such as /api';
  const found = [
    { name: 'window.meedu_api_url', value: apiUrl, promised },
    { name: 'api_url', value: document?.api_url, promised },
    { name: 'APP_URL', value: builtApiUrl, promised },
  ];
  return firstOf(found, parseApiBase, log) ?? '';
}

interface Setting {
  readonly name: string;
  readonly value: unknown;
  /** What may stand there, for whoever reads the console. */
  readonly promised: string;
}

/** The first that says anything right. What was not set is no mistake. */
function firstOf<T>(settings: readonly Setting[], parse: (value: unknown) => T | undefined, log: Log): T | undefined {
  for (const { name, value, promised } of settings) {
    if (isBlank(value)) continue;
    const parsed = parse(value);
    if (parsed !== undefined) return parsed;
    log.error(`Setting ${name} is ignored: it must be ${promised}.`);
  }
  return undefined;
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
