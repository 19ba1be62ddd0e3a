import { type AppError, unauthorized } from '../../domain/errors/app-error.js';
import { NO_SUCH_ROUTE } from '../../domain/messages/server-words.js';
import { failed, type Outcome } from './outcome.js';
import { asRecord, asText, asWhole, type WireRecord } from './wire.js';

/** The token a question was asked with, and the one stored when its answer arrived. */
export interface Tokens {
  readonly asked: string | undefined;
  readonly now: string | undefined;
}

/**
 * Opens the envelope of API 1.2: whatever a server or a proxy before it may send becomes data or an error.
 *
 * The status speaks first where it is plain (401, 429, 5xx), then the envelope; a status that is no success never
 * yields data.
 */
export function openEnvelope(status: number, text: string, tokens: Tokens): Outcome<unknown> {
  const told = errorOfStatus(status, tokens);
  if (told) return failed(told);
  const succeeded = status >= 200 && status < 300;
  const envelope = parse(text);
  if (envelope?.['code'] === undefined) {
    return failed(succeeded ? { kind: 'malformed', where: 'envelope' } : { kind: 'broken', status });
  }
  const error = errorOfEnvelope(envelope, tokens);
  if (error) return failed(error);
  return succeeded ? { kind: 'data', data: envelope['data'] } : failed({ kind: 'broken', status });
}

function errorOfStatus(status: number, { asked, now }: Tokens): AppError | undefined {
  if (status === 401) return unauthorized(asked, now);
  if (status === 429) return { kind: 'too-many' };
  return status >= 500 ? { kind: 'broken', status } : undefined;
}

function errorOfEnvelope({ code, message: words }: WireRecord, { asked, now }: Tokens): AppError | undefined {
  const message = asText(words) ?? '';
  // `{"status":5}` stands where a number should (API 5 item 2).
  if (asWhole(asRecord(code)?.['status']) === 5) return { kind: 'not-yet' };
  switch (asWhole(code)) {
    case 0:
      return undefined;
    case 401:
      return unauthorized(asked, now);
    case 404:
      return message === NO_SUCH_ROUTE ? { kind: 'no-route' } : { kind: 'missing', message };
    case 429:
      return { kind: 'too-many' };
    case 500:
      return { kind: 'broken', status: 500 };
    case 503:
      return { kind: 'broken', status: 503 };
    default:
      return { kind: 'refused', message };
  }
}

function parse(text: string): WireRecord | undefined {
  try {
    // A byte order mark before the JSON is a customary accident of PHP files.
    return asRecord(JSON.parse(text.replace(/^\uFEFF/, '')));
  } catch {
    return undefined;
  }
}
