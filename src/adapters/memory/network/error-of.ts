import { type AppError, asAppError } from '../../../domain/errors/app-error.js';
import { errorOfCode, errorOfStatus, type TokensOfQuestion } from '../../wire/error-of-code.js';
import type { CallName } from '../engine/call-name.js';
import type { Fault } from '../engine/fault.js';
import { type EnvelopeCode, Refusal } from '../engine/refusal.js';

/** One question: what was asked, and the token it was asked with and the one stored when the answer came. */
export interface Question extends TokensOfQuestion {
  readonly call: CallName;
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
      return errorOfStatus(fault.status, question) ?? { kind: 'broken', status: fault.status };
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

/** The codes of API 1.2. */
function errorOfEnvelope(code: EnvelopeCode, message: string, question: Question): AppError {
  if (typeof code === 'number') return errorOfCode(code, message, question);
  return code.status === 5 ? { kind: 'not-yet' } : { kind: 'refused', message };
}
