import { UNKNOWN_ERROR } from '../site/words.js';
import { queryText } from './query-text.js';
import { serverMessage } from './server-message.js';

/** What /error says (clarifications §5): `msg`, else `login_err_msg` (API 2.9), else a general text. Plain text, never markup. */
export function errorPageText(query: string): string {
  return queryText(query, 'msg') || serverMessage(query) || UNKNOWN_ERROR;
}
