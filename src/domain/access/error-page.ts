import { UNKNOWN_ERROR } from '../site/strings.js';
import { queryText } from './page-query.js';
import { serverMessage } from './server-parameters.js';

/**
 * Plain text of /error (docs/spec/start-and-routes.md#error-page): `msg`, else `login_err_msg`
 * (docs/api/signing-in.md#qq-login), else a general text. Never markup.
 */
export function errorPageText(query: string): string {
  return queryText(query, 'msg') || serverMessage(query) || UNKNOWN_ERROR;
}
