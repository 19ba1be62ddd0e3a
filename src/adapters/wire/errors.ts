import { type AppError, unauthorized } from '../../domain/errors/app-error.js';
import { NO_SUCH_ROUTE } from './strings.js';

/** The token of the request, and the token stored when its answer arrived. */
export interface TokensOfRequest {
  readonly sent: string | undefined;
  readonly now: string | undefined;
}

/**
 * The error of an envelope code other than 0 (docs/api/README.md#codes); `code` is `undefined` when it is not a number.
 */
export function errorOfCode(code: number | undefined, message: string, { sent, now }: TokensOfRequest): AppError {
  switch (code) {
    case 401:
      return unauthorized(sent, now);
    case 404:
      return message === NO_SUCH_ROUTE ? { kind: 'no-route', message } : { kind: 'missing', message };
    case 429:
      return { kind: 'too-many' };
    case 500:
    case 503:
      return { kind: 'broken', status: code, message };
    default:
      return { kind: 'refused', message };
  }
}

/** The error of an HTTP status that needs no look at the body. */
export function errorOfStatus(status: number, { sent, now }: TokensOfRequest): AppError | undefined {
  if (status === 401) return unauthorized(sent, now);
  if (status === 429) return { kind: 'too-many' };
  return status >= 500 ? { kind: 'broken', status } : undefined;
}
