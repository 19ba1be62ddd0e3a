import { asRecord } from '../../src/adapters/http/client/json-readers.js';
import type { AppError } from '../../src/domain/errors/app-error.js';
import { assertNever } from '../../src/domain/kernel/values.js';
import type { Diagnosis } from './finding.js';
import type { Answered, Heard } from './heard.js';
import type { WhyNoAnswer } from './why-no-answer.js';
import * as words from './words.js';

/**
 * Explains an answer that the site could not use. It relies on the error of the site's own decoder and does not parse a
 * second time.
 */
export function diagnose({ heard }: { readonly heard: Heard }, error: AppError): Diagnosis {
  return heard.kind === 'none' ? diagnoseSilence(heard.why) : diagnoseAnswer(heard, error);
}

export function diagnoseSilence(why: WhyNoAnswer): Diagnosis {
  switch (why.kind) {
    case 'unknown-host':
      return words.UNKNOWN_HOST;
    case 'refused':
      return words.REFUSED;
    case 'unreachable':
      return words.UNREACHABLE;
    case 'timeout':
      return words.SILENT;
    case 'cut':
      return words.CUT;
    case 'certificate':
      return words.badCertificate(why.detail);
    case 'other':
      return words.noAnswer(why.detail);
    default:
      return assertNever(why);
  }
}

function diagnoseAnswer(heard: Answered, error: AppError): Diagnosis {
  if (saysOnlyWrong(heard)) return words.CRASHED;
  switch (error.kind) {
    case 'malformed':
      return error.where === 'envelope' ? diagnoseText(heard) : words.missingField(error.where);
    case 'broken':
      return diagnoseBroken(heard, error.status);
    case 'too-many':
      return words.TOO_MANY;
    case 'unauthorized':
      return words.SIGN_IN;
    case 'no-route':
      return words.NO_ROUTE;
    case 'refused':
    case 'missing':
      return words.refusal(error.message);
    case 'not-yet':
    case 'fault':
      return words.NO_ENVELOPE;
    // The answer arrived just after the client had given up.
    case 'offline':
    case 'timeout':
      return words.SILENT;
    default:
      return assertNever(error);
  }
}

/** The answer of the server to every exception, such as a database failure (docs/api/README.md#codes). */
function saysOnlyWrong({ text }: Answered): boolean {
  const { code, message } = asRecord(parsed(text)) ?? {};
  return code === 1 && message === words.SOMETHING_WRONG;
}

/**
 * A number in the envelope comes from the application; the same number as HTTP status comes from a server in front of
 * it (docs/api/README.md#codes).
 */
function diagnoseBroken(heard: Answered, status: number): Diagnosis {
  if (status < 500) return words.notThere(status);
  if (heard.status >= 500) return words.brokenBehind(heard.status);
  return status === 503 ? words.MAINTENANCE : words.BROKEN_INSIDE;
}

/** Explains a body that should have been an envelope. */
function diagnoseText({ text, headers }: Answered): Diagnosis {
  if (text.trim() === '') return words.EMPTY;
  if (parsed(text) !== undefined) return words.NO_ENVELOPE;
  const type = headers.get('content-type') ?? '';
  return type.includes('text/html') || /^\s*<(?:!doctype|html)/i.test(text) ? words.HTML : words.BROKEN_JSON;
}

/** `undefined` when the text is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}
