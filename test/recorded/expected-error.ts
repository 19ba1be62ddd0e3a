import type { AppError } from '../../src/domain/errors/app-error.js';
import type { RecordedEnvelope } from './recordings.js';

/** The fields that the error of an unsuccessful envelope must have, at least (docs/api/README.md#codes). */
export function expectedError({ code, message }: RecordedEnvelope): Partial<AppError> {
  switch (code) {
    case 401:
      return { kind: 'unauthorized', isStale: false };
    case 404:
      return message === '路由不存在' ? { kind: 'no-route' } : { kind: 'missing', message: String(message) };
    case 429:
      return { kind: 'too-many' };
    case 500:
    case 503:
      return { kind: 'broken', status: code };
    default:
      return { kind: 'refused', message: String(message) };
  }
}
