import { SERVER_EXCEPTION } from './strings.js';

/**
 * Everything that can go wrong between this site and its server (spec §8, clarifications §9, API 1.2).
 *
 * Streams that ask the server fail with one of these and with nothing else. What a visitor sees of it is
 * decided by the error catalogue, never here and never in the transport.
 */
export type AppError =
  /**
   * No answer: offline, refused, cut, blocked. `left`: the browser aborted the request because the visitor was leaving, and
   * the page is there again: it may be asked again at once.
   */
  | { readonly kind: 'offline'; readonly left?: true }
  /** No answer within the request limit. */
  | { readonly kind: 'timeout' }
  /**
   * The server or a proxy in front of it broke (HTTP or envelope 5xx, 404 pages of a proxy, 413). `message` is the
   * server's own, where it could still say one: only an envelope has any.
   */
  | { readonly kind: 'broken'; readonly status: number; readonly message?: string }
  /** An answer that is not what the API promises. `where` names the spot, for the console. */
  | { readonly kind: 'malformed'; readonly where: string }
  /** Something of ours broke while it worked. `cause` is for the console. */
  | { readonly kind: 'fault'; readonly cause: unknown }
  /** Envelope or HTTP 429. */
  | { readonly kind: 'too-many' }
  /**
   * Envelope or HTTP 401. `stale` when the session has moved on since the question was asked: another 401
   * of the same burst, or an answer to a token that is no longer in use.
   */
  | { readonly kind: 'unauthorized'; readonly stale: boolean }
  /** The server said no, in words for the visitor (maybe none). */
  | { readonly kind: 'refused'; readonly message: string }
  /** The record is not there (API 1.2 `资源不存在`). */
  | { readonly kind: 'missing'; readonly message: string }
  /** The server is of another generation and has no such call (API 4); `message` says so in its own words. */
  | { readonly kind: 'no-route'; readonly message?: string }
  /** Nothing to report yet: the object code `{"status":5}` (spec §8, API 2.21). */
  | { readonly kind: 'not-yet' };

export type AppErrorKind = AppError['kind'];

/**
 * What is known after a request has failed: the same one may succeed after a moment, at some time, or never. `refused`: the
 * server has said no, for good or for now; of every other error nobody knows how far the request got.
 */
type Outlook = 'soon' | 'later' | 'never' | 'refused' | 'refused for now';

const KINDS: Readonly<Record<AppErrorKind, Outlook>> = {
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

function isOneOf(error: AppError, ...outlooks: readonly Outlook[]): boolean {
  // Of every exception, a stopped database too, a real server says that it was one and no more: it is as one that broke.
  const isException = error.kind === 'refused' && error.message === SERVER_EXCEPTION;
  return outlooks.includes(
    isException || (error.kind === 'broken' && error.status >= 500) ? 'soon' : KINDS[error.kind],
  );
}

/** Tells an `AppError` from whatever else a catch block may be handed. */
export function isAppError(value: unknown): value is AppError {
  return (
    typeof value === 'object' &&
    value !== null &&
    'kind' in value &&
    typeof value.kind === 'string' &&
    Object.hasOwn(KINDS, value.kind)
  );
}

/** An unexpected exception is a fault of ours: the visitor is told the service is in trouble, the log the rest. */
export function asAppError(value: unknown): AppError {
  return isAppError(value) ? value : { kind: 'fault', cause: value };
}

/** The 401 rule of every adapter: it counts only while the token it answers is still the session's. */
export function unauthorized(asked: string | undefined, now: string | undefined): AppError {
  return { kind: 'unauthorized', stale: asked !== now };
}

/** Faults that may be over in a moment, so that asking again at once makes sense (clarifications §3). */
export function isTransient(error: AppError): boolean {
  return isOneOf(error, 'soon', 'refused for now');
}

/** Whether the same question may be answered another time: the server was away, or out of order. What it has decided stays so. */
export function mayPass(error: AppError): boolean {
  return isOneOf(error, 'soon', 'later', 'refused for now');
}

/** Whether the server has said no, so that what it was asked to do is not done. */
export function isRefusal(error: AppError): boolean {
  return isOneOf(error, 'refused', 'refused for now');
}
