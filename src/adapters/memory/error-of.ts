import { type AppError, asAppError, unauthorized } from '../../domain/errors/app-error.js';
import type { CallName } from './engine/call-name.js';
import type { Fault } from './engine/fault.js';
import { type EnvelopeCode, Refusal } from './engine/refusal.js';
import { NO_SUCH_ROUTE } from './engine/server-words.js';

/** One question: what was asked, and the token it was asked with and the one stored when the answer came. */
export interface Question {
  readonly call: CallName;
  readonly asked: string | undefined;
  readonly now: string | undefined;
}

/** What a client makes of a fault: the same error that HTTP gives for it. */
export function errorOfFault(fault: Fault, question: Question): AppError {
  switch (fault.kind) {
    case 'offline':
    case 'cut':
      return { kind: 'offline' };
    case 'timeout':
      return { kind: 'timeout' };
    case 'http-error':
      return errorOfStatus(fault.status, question);
    case 'envelope':
      return errorOfEnvelope(fault.code, fault.message, question);
    case 'html':
    case 'truncated':
    case 'empty':
      return { kind: 'malformed', where: question.call };
  }
}

/** What a client makes of something that was thrown while the site did its work. */
export function errorOfThrown(thrown: unknown, question: Question): AppError {
  return thrown instanceof Refusal ? errorOfEnvelope(thrown.code, thrown.message, question) : asAppError(thrown);
}

function errorOfStatus(status: number, { asked, now }: Question): AppError {
  if (status === 401) return unauthorized(asked, now);
  if (status === 429) return { kind: 'too-many' };
  return { kind: 'broken', status };
}

/** The codes of API 1.2. */
function errorOfEnvelope(code: EnvelopeCode, message: string, { asked, now }: Question): AppError {
  if (typeof code !== 'number') return code.status === 5 ? { kind: 'not-yet' } : { kind: 'refused', message };
  switch (code) {
    case 401:
      return unauthorized(asked, now);
    case 404:
      return message === NO_SUCH_ROUTE ? { kind: 'no-route' } : { kind: 'missing', message };
    case 429:
      return { kind: 'too-many' };
    case 500:
    case 503:
      return { kind: 'broken', status: code };
    default:
      return { kind: 'refused', message };
  }
}
