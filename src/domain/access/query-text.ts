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
