import { UNKNOWN_ERROR } from '../site/words.js';
import { queryText } from './query-text.js';

/** What /error says (clarifications §5): `msg`, else `login_err_msg` (API 2.9), else a general text. Plain text, never markup. */
export function errorPageText(query: string): string {
  return queryText(query, 'msg') || serverText(query) || UNKNOWN_ERROR;
}

/** The server writes its parameter as forms do: there a `+` is a blank, and a plus is encoded. */
function serverText(query: string): string {
  return queryText(query.replaceAll('+', '%20'), 'login_err_msg');
}
