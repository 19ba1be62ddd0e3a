import type { AppError } from '../../src/domain/errors/app-error.js';
import type { Reply } from './requester.js';
import { diagnose } from './diagnose.js';
import { fail, type Subject, type Trouble, warn } from './finding.js';

/** The finding for a request without a usable answer. A rate limit is only a warning: it is no fault of that call. */
export function unanswered(
  subject: Subject,
  reply: Pick<Reply<unknown>, 'request' | 'received'>,
  error: AppError,
): Trouble {
  const mark = error.kind === 'too-many' ? warn : fail;
  return mark(subject, reply.request, diagnose(reply, error));
}
