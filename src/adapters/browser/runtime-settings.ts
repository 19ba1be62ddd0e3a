import type { Log } from '../../domain/ports/notifier.js';
import { isInApp, sceneOf } from '../../domain/site/scene.js';
import type { RuntimeSettings } from '../../domain/site/system-config.js';
import { parseApiBase } from '../../domain/site/server-access.js';

/** An operator's settings (docs/settings.md). Those of the document are valid; the others are as they were read. */
export interface RawSettings {
  /** The settings of the document, by their names (`src/boot/parse-settings.ts`). */
  readonly document?: Readonly<Record<string, string>> | undefined;
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

/**
 * Validates the settings (docs/spec/start-and-routes.md#settings). An invalid value is ignored and logged in one line.
 */
export function runtimeSettings(found: RawSettings, log: Pick<Log, 'error'>): RuntimeSettings {
  const vip = found.document?.['vip'];
  const builtVip = { name: 'DISABLE_VIP', value: found.disableVip, expected: '1 or 0' };
  const expected = 'hash or history';
  const style = [
    { name: 'window.meedu_h5_style', value: found.phoneSiteStyle, expected },
    { name: 'phone_site', value: found.document?.['phone_site'], expected },
  ];
  return {
    isVipDisabled: vip === undefined ? (firstOf([builtVip], oneOf(VIP_DISABLED), log) ?? false) : vip === 'off',
    phoneSiteStyle: firstOf(style, oneOf(PHONE_SITE_STYLES), log) ?? 'hash',
    scene: sceneOf(found.userAgent),
    isInApp: isInApp(found.userAgent),
    scripts: found.document?.['scripts']?.match(/[^ \t]+/g) ?? [],
  };
}

/**
 * The base URL of the API: the run-time value, else the build's value, else this origin
 * (docs/spec/start-and-routes.md#settings).
 */
export function apiBaseOf({ document, apiUrl, builtApiUrl }: RawSettings, log: Pick<Log, 'error'>): string {
  const expected = 'http(s)://… or a path such as /api';
  const found = [
    { name: 'window.meedu_api_url', value: apiUrl, expected },
    { name: 'api_url', value: document?.['api_url'], expected },
    { name: 'APP_URL', value: builtApiUrl, expected },
  ];
  return firstOf(found, parseApiBase, log) ?? '';
}

interface Setting {
  readonly name: string;
  readonly value: unknown;
  /** The valid values, for the console message. */
  readonly expected: string;
}

/** The first valid value. A blank setting is not logged. */
function firstOf<T>(
  settings: readonly Setting[],
  parse: (value: unknown) => T | undefined,
  log: Pick<Log, 'error'>,
): T | undefined {
  for (const { name, value, expected } of settings) {
    if (isBlank(value)) continue;
    const parsed = parse(value);
    if (parsed !== undefined) return parsed;
    log.error(`Setting ${name} is ignored: it must be ${expected}.`);
  }
  return undefined;
}

/** Returns a parser that looks the setting up in a table of its valid values. */
function oneOf<T>(values: Readonly<Record<string, T>>): (value: unknown) => T | undefined {
  return (value) => {
    const written = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
    return Object.hasOwn(values, written) ? values[written] : undefined;
  };
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}
