import { rawParameter } from './return-to.js';

/**
 * The decoded text of a query parameter, trimmed; empty when there is none. Never throws: what is not
 * percent-encoded properly is taken as it stands (lesson 1). A `+` is a plus.
 */
export function queryText(query: string, name: string): string {
  const raw = rawParameter(query, name) ?? '';
  try {
    return decodeURIComponent(raw).trim();
  } catch {
    return raw.trim();
  }
}

/** A number above 0 that a server can count to; `undefined` where the parameter is anything else. */
export function queryNumber(query: string, name: string): number | undefined {
  const text = queryText(query, name);
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

/** The query without the parameters of these names; the others stay as they are written. */
export function withoutParameters(query: string, names: ReadonlySet<string>): string {
  const others = query
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !names.has(pair.split('=')[0] ?? ''));
  return others.length === 0 ? '' : `?${others.join('&')}`;
}
