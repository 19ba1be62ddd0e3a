import { SERVER_EXCEPTION } from './strings.js';

/**
 * Every failure between this site and its server (docs/spec/errors.md#kinds, docs/api/README.md#codes). Request streams
 * fail with these only. The error catalogue decides what the visitor sees, not this file and not the transport.
 */
export type AppError =
  /**
   * No answer: offline, refused, cut or blocked. `left`: the browser aborted the request because the page was being
   * left, and the page has been restored since; the request can be sent again at once.
   */
  | { readonly kind: 'offline'; readonly left?: true }
  /** No answer within the time limit of requests. */
  | { readonly kind: 'timeout' }
  /**
   * The server or a proxy before it failed (HTTP or envelope 5xx, a proxy's 404 page, 413). `message` is the server's
   * own text and exists only when the answer was an envelope.
   */
  | { readonly kind: 'broken'; readonly status: number; readonly message?: string }
  /**
   * The answer does not have the shape that the API promises. `where` is the path to the wrong value, for the console.
   */
  | { readonly kind: 'malformed'; readonly where: string }
  /** A bug of this site. `cause` is for the console. */
  | { readonly kind: 'fault'; readonly cause: unknown }
  /** Envelope or HTTP 429. */
  | { readonly kind: 'too-many' }
  /**
   * Envelope or HTTP 401. `stale` when the session has changed since the request was sent: another 401 of the same
   * burst, or an answer to a token that is no longer used.
   */
  | { readonly kind: 'unauthorized'; readonly isStale: boolean }
  /** The server refused, with a text for the visitor (which may be empty). */
  | { readonly kind: 'refused'; readonly message: string }
  /** The record does not exist (docs/api/README.md#codes `资源不存在`). */
  | { readonly kind: 'missing'; readonly message: string }
  /**
   * The server is of another generation and has no such call (docs/api/README.md#detecting-the-generation); `message`
   * is the server's text.
   */
  | { readonly kind: 'no-route'; readonly message?: string }
  /**
   * The server has no result yet: the object code `{"status":5}` (docs/spec/signing-in.md#face-check,
   * docs/api/signing-in.md#query-the-face-check).
   */
  | { readonly kind: 'not-yet' };

export type AppErrorKind = AppError['kind'];

/**
 * Whether a retry may succeed soon, later or never. `refused` and `refused for now` also mean that the server has not
 * done what was requested; after any other error it is unknown how far the request got.
 */
type RetryOutlook = 'soon' | 'later' | 'never' | 'refused' | 'refused for now';

const KINDS: Readonly<Record<AppErrorKind, RetryOutlook>> = {
  offline: 'soon',
  timeout: 'soon',
  broken: 'later',
  malformed: 'later',
  fault: 'never',
  'too-many': 'refused for now',
  unauthorized: 'refused',
  refused: 'refused',
  missing: 'refused',
  'no-route': 'refused',
  'not-yet': 'never',
};

function isOneOf(error: AppError, ...outlooks: readonly RetryOutlook[]): boolean {
  // A real server reports every exception, also a stopped database, by this message alone: it counts as a failed
  // server.
  const isException = error.kind === 'refused' && error.message === SERVER_EXCEPTION;
  return outlooks.includes(
    isException || (error.kind === 'broken' && error.status >= 500) ? 'soon' : KINDS[error.kind],
  );
}

/** Distinguishes an `AppError` from anything else that a catch block receives. */
export function isAppError(value: unknown): value is AppError {
  return (
    typeof value === 'object' &&
    value !== null &&
    'kind' in value &&
    typeof value.kind === 'string' &&
    Object.hasOwn(KINDS, value.kind)
  );
}

/** Anything else that was thrown is a bug of this site: the visitor sees a general message, the log gets the cause. */
export function asAppError(value: unknown): AppError {
  return isAppError(value) ? value : { kind: 'fault', cause: value };
}

/** The 401 rule of every adapter: the error is stale unless the request's token is still the session's. */
export function unauthorized(sent: string | undefined, now: string | undefined): AppError {
  return { kind: 'unauthorized', isStale: sent !== now };
}

/** Failures that may pass within moments, so that an immediate retry makes sense (docs/spec/errors.md#kinds). */
export function isTransient(error: AppError): boolean {
  return isOneOf(error, 'soon', 'refused for now');
}

/** Whether a retry may succeed at some time: the server was down or unreachable. A decision of the server stays. */
export function mayRecover(error: AppError): boolean {
  return isOneOf(error, 'soon', 'later', 'refused for now');
}

/** Whether the server has refused, so that the requested change was not made. */
export function isRefusal(error: AppError): boolean {
  return isOneOf(error, 'refused', 'refused for now');
}
