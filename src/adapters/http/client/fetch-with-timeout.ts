import type { AppError } from '../../../domain/errors/app-error.js';

/**
 * The outcome of a fetch: a complete answer, not parsed yet, or none. `date` is its header, `null` if hidden; `at` is
 * when it arrived, where that was earlier than now.
 */
export type Reply =
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly text: string;
      readonly date: string | null;
      readonly at?: number | undefined;
    }
  | { readonly kind: 'none'; readonly error: AppError };

const OFFLINE: Reply = { kind: 'none', error: { kind: 'offline' } };
const TIMEOUT: Reply = { kind: 'none', error: { kind: 'timeout' } };

/**
 * Sends a request and waits up to `limitMs` for the last byte of the answer, because a server may also stop in the
 * middle of a body. Never rejects. Aborting `leaving` aborts the request, or prevents it from being sent; the reply
 * then has no meaning.
 */
export async function fetchWithTimeout(
  send: (signal: AbortSignal) => ReturnType<Send>,
  leaving: AbortSignal,
  limitMs: number,
): Promise<Reply> {
  if (leaving.aborted) return OFFLINE;
  const timeoutController = new AbortController();
  // A race, because not every `send` obeys the signal.
  const timeout = waitFor(limitMs, TIMEOUT);
  const left = abortOf(leaving);
  try {
    return await Promise.race([wholeAnswer(send, timeoutController.signal), timeout.reply, left.reply]);
  } finally {
    timeout.forget();
    left.forget();
    timeoutController.abort();
  }
}

async function wholeAnswer(send: (signal: AbortSignal) => ReturnType<Send>, signal: AbortSignal): Promise<Reply> {
  try {
    const response = await send(signal);
    const { ok, status, headers, at } = response;
    // An error status counts even when its body is cut off or cannot be decompressed.
    const text = await (ok ? response.text() : response.text().catch(() => ''));
    return { kind: 'answer', status, text, date: headers.get('date'), at };
  } catch {
    return OFFLINE;
  }
}

interface CancellableReply {
  readonly reply: Promise<Reply>;
  forget(): void;
}

function waitFor(ms: number, reply: Reply): CancellableReply {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<Reply>((resolve) => {
    timer = setTimeout(() => {
      resolve(reply);
    }, ms);
  });
  return {
    reply: timeout,
    forget: () => {
      clearTimeout(timer);
    },
  };
}

function abortOf(signal: AbortSignal): CancellableReply {
  const listenerController = new AbortController();
  const left = new Promise<Reply>((resolve) => {
    const leave = () => {
      resolve(OFFLINE);
    };
    signal.addEventListener('abort', leave, { signal: listenerController.signal });
  });
  return {
    reply: left,
    forget: () => {
      listenerController.abort();
    },
  };
}

/** A response, and when it arrived, in milliseconds since the epoch; without `at` it arrives now. */
export type TimedResponse = Response & { readonly at?: number };

/**
 * Sends one request and resolves with its response: `fetch`, or a wrapper around it. `token` is the one that the
 * request carries.
 */
export type Send = (url: string, init: RequestInit, token: string | undefined) => Promise<TimedResponse>;

/** The browser's own `fetch`. */
export const sendByFetch: Send = (url, init) => fetch(url, init);
