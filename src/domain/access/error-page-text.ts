import { UNKNOWN_ERROR } from '../messages/shell.js';
import { queryText } from './query-text.js';

/** What /error says (clarifications §5): `msg`, else `login_err_msg` (API 2.9), else a general text. Plain text, never markup. */
export function errorPageText(query: string): string {
  return queryText(query, 'msg') || queryText(query, 'login_err_msg') || UNKNOWN_ERROR;
}
