import { type AppError, unauthorized } from '../../domain/errors/app-error.js';
import { NO_SUCH_ROUTE } from './strings.js';

/** The token a question was asked with, and the one stored when its answer arrived. */
export interface TokensOfQuestion {
  readonly asked: string | undefined;
  readonly now: string | undefined;
}

/** What a code of the envelope other than 0 means (API 1.2); `undefined` stands for one that is no number. */
export function errorOfCode(code: number | undefined, message: string, { asked, now }: TokensOfQuestion): AppError {
  switch (code) {
    case 401:
      return unauthorized(asked, now);
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

/** What an HTTP status means that speaks for itself, whatever stands in the body. */
export function errorOfStatus(status: number, { asked, now }: TokensOfQuestion): AppError | undefined {
  if (status === 401) return unauthorized(asked, now);
  if (status === 429) return { kind: 'too-many' };
  return status >= 500 ? { kind: 'broken', status } : undefined;
}
