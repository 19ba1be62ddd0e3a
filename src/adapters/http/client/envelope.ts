import type { AppError } from '../../../domain/errors/app-error.js';
import { errorOfCode, errorOfStatus, type TokensOfRequest } from '../../wire/errors.js';
import { asRecord, integer, type JsonRecord, textOrEmpty } from './json-readers.js';

/** The outcome of a request. A value rather than an exception, so that retrying and decoding can inspect it. */
export type Result<T> =
  | { readonly kind: 'data'; readonly data: T }
  | { readonly kind: 'failed'; readonly error: AppError };

export function failed(error: AppError): Result<never> {
  return { kind: 'failed', error };
}

/**
 * Opens the envelope of docs/api/README.md#envelope: any answer of the server, or of a proxy in front of it, becomes
 * data or an error. A clear HTTP status (401, 429, 5xx) decides first, then the envelope; a status other than 2xx never
 * yields data.
 */
export function openEnvelope(status: number, text: string, tokens: TokensOfRequest): Result<unknown> {
  const statusError = errorOfStatus(status, tokens);
  if (statusError) return failed(statusError);
  const succeeded = status >= 200 && status < 300;
  const envelope = parse(text);
  if (envelope?.['code'] === undefined) {
    return failed(succeeded ? { kind: 'malformed', where: 'envelope' } : { kind: 'broken', status });
  }
  const error = errorOfEnvelope(envelope, tokens);
  if (error) return failed(error);
  return succeeded ? { kind: 'data', data: envelope['data'] } : failed({ kind: 'broken', status });
}

function errorOfEnvelope({ code, message: text }: JsonRecord, tokens: TokensOfRequest): AppError | undefined {
  // `{"status":5}` is sent in place of a number (docs/api/signing-in.md#query-the-face-check).
  if (integer(asRecord(code)?.['status']) === 5) return { kind: 'not-yet' };
  const number = integer(code);
  return number === 0 ? undefined : errorOfCode(number, textOrEmpty(text), tokens);
}

function parse(text: string): JsonRecord | undefined {
  try {
    // PHP files often emit a byte order mark before the JSON.
    return asRecord(JSON.parse(text.replace(/^\uFEFF/, '')));
  } catch {
    return undefined;
  }
}
