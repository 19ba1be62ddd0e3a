import { asRecord } from '../../src/adapters/http/client/json-readers.js';
import type { AppError } from '../../src/domain/errors/app-error.js';
import { assertNever } from '../../src/domain/kernel/values.js';
import { type Diagnosis, type Subject, type Trouble, fail, warn } from './finding.js';
import type { Answered, Received, WhyNoAnswer } from './received.js';
import type { Reply } from './requester.js';
import * as strings from './strings.js';

/**
 * Explains an answer that the site could not use. It relies on the error of the site's own decoder and does not parse a
 * second time.
 */
export function diagnose({ received }: { readonly received: Received }, error: AppError): Diagnosis {
  return received.kind === 'none' ? diagnoseSilence(received.why) : diagnoseAnswer(received, error);
}

export function diagnoseSilence(why: WhyNoAnswer): Diagnosis {
  switch (why.kind) {
    case 'unknown-host':
      return strings.UNKNOWN_HOST;
    case 'refused':
      return strings.REFUSED;
    case 'unreachable':
      return strings.UNREACHABLE;
    case 'timeout':
      return strings.SILENT;
    case 'cut':
      return strings.CUT;
    case 'loop':
      return strings.REDIRECT_LOOP;
    case 'certificate':
      return strings.badCertificate(why.detail);
    case 'other':
      return strings.noAnswer(why.detail);
    default:
      return assertNever(why);
  }
}

function diagnoseAnswer(received: Answered, error: AppError): Diagnosis {
  if (saysOnlyWrong(received)) return strings.CRASHED;
  switch (error.kind) {
    case 'malformed':
      return error.where === 'envelope' ? diagnoseText(received) : strings.missingField(error.where);
    case 'broken':
      return diagnoseBroken(received, error.status);
    case 'too-many':
      return strings.TOO_MANY;
    case 'unauthorized':
      return strings.SIGN_IN;
    case 'no-route':
      return strings.NO_ROUTE;
    case 'refused':
    case 'missing':
      return strings.refusal(error.message);
    case 'not-yet':
    case 'fault':
      return strings.NO_ENVELOPE;
    // The answer arrived just after the client had given up.
    case 'offline':
    case 'timeout':
      return strings.SILENT;
    default:
      return assertNever(error);
  }
}

/** The answer of the server to every exception, such as a database failure (docs/api/README.md#codes). */
function saysOnlyWrong({ text }: Answered): boolean {
  const { code, message } = asRecord(parsed(text)) ?? {};
  return code === 1 && message === strings.SOMETHING_WRONG;
}

/**
 * A number in the envelope comes from the application; the same number as HTTP status comes from a server in front of
 * it (docs/api/README.md#codes).
 */
function diagnoseBroken(received: Answered, status: number): Diagnosis {
  if (status < 500) return strings.notThere(status);
  if (received.status >= 500) return strings.brokenBehind(received.status);
  return status === 503 ? strings.MAINTENANCE : strings.BROKEN_INSIDE;
}

/** Explains a body that should have been an envelope. */
function diagnoseText({ text, headers }: Answered): Diagnosis {
  if (text.trim() === '') return strings.EMPTY;
  if (parsed(text) !== undefined) return strings.NO_ENVELOPE;
  const type = headers.get('content-type') ?? '';
  return type.includes('text/html') || /^\s*<(?:!doctype|html)/i.test(text) ? strings.HTML : strings.BROKEN_JSON;
}

/** `undefined` when the text is not JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

/** Summarizes an answer: `HTTP 404, text/html`. */
export function summarize(received: Received): string {
  if (received.kind === 'none') return diagnoseSilence(received.why).wrong;
  const type = received.headers.get('content-type') ?? '';
  return [`HTTP ${received.status}`, ...(type === '' ? [] : [type])].join(', ');
}

/** The finding for a request without a usable answer. A rate limit is only a warning: it is no fault of that call. */
export function unanswered(
  subject: Subject,
  reply: Pick<Reply<unknown>, 'request' | 'received'>,
  error: AppError,
): Trouble {
  const mark = error.kind === 'too-many' ? warn : fail;
  return mark(subject, reply.request, diagnose(reply, error));
}
