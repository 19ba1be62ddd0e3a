import { asRecord } from '../../src/adapters/http/client/json-readers.js';
import type { AppError } from '../../src/domain/errors/app-error.js';
import { assertNever } from '../../src/domain/kernel/values.js';
import type { Diagnosis } from './finding.js';
import type { Answered, Heard } from './heard.js';
import type { WhyNoAnswer } from './why-no-answer.js';
import * as words from './words.js';

/** What is wrong with an answer that the site could not use. The site's own reading of it decides, not a second one. */
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
    // An answer that came after all, as the client had given up.
    case 'offline':
    case 'timeout':
      return words.SILENT;
    default:
      return assertNever(error);
  }
}

/** What the server says of every exception, a database that is down among them (docs/api/README.md#codes). */
function saysOnlyWrong({ text }: Answered): boolean {
  const { code, message } = asRecord(parsed(text)) ?? {};
  return code === 1 && message === words.SOMETHING_WRONG;
}

/**
 * The same number in the envelope is the application's own, as a status it is somebody's in front of it
 * (docs/api/README.md#codes).
 */
function diagnoseBroken(heard: Answered, status: number): Diagnosis {
  if (status < 500) return words.notThere(status);
  if (heard.status >= 500) return words.brokenBehind(heard.status);
  return status === 503 ? words.MAINTENANCE : words.BROKEN_INSIDE;
}

/** What a text is that was to be an envelope. */
function diagnoseText({ text, headers }: Answered): Diagnosis {
  if (text.trim() === '') return words.EMPTY;
  if (parsed(text) !== undefined) return words.NO_ENVELOPE;
  const type = headers.get('content-type') ?? '';
  return type.includes('text/html') || /^\s*<(?:!doctype|html)/i.test(text) ? words.HTML : words.BROKEN_JSON;
}

/** `undefined` where a text is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}
