import { ROUTES } from './routes.js';
import { queryText, withoutParameters } from './query-text.js';
import { plainPath } from './site-path.js';
import type { Place } from '../ports/browser/navigator.port.js';

const PARAMETER = 'login_err_msg';

/** What the server says in an address that it sends a visitor back to (API 2.9). Plain text; empty when it says nothing. */
export function serverMessage(query: string): string {
  // The server writes its parameter as forms do: there a `+` is a blank, and a plus is encoded.
  return queryText(query.replaceAll('+', '%20'), PARAMETER);
}

/** The same for a page that has no place for it: all but /error, which shows it itself (clarifications §5). */
export function passingServerMessage({ path, query }: Pick<Place, 'path' | 'query'>): string {
  return plainPath(path) === ROUTES.error.pattern ? '' : serverMessage(query);
}

/** The query without it, and without the errand that it is about. */
export function withoutServerMessage(query: string): string {
  return withoutParameters(query, new Set([PARAMETER, 'action']));
}
