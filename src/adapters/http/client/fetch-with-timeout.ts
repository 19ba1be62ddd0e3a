import type { AppError } from '../../../domain/errors/app-error.js';

/** What came back over the wire: a whole answer, still unread, or none. */
export type Reply =
  | { readonly kind: 'answer'; readonly status: number; readonly text: string }
  | { readonly kind: 'none'; readonly error: AppError };

const OFFLINE: Reply = { kind: 'none', error: { kind: 'offline' } };
const TIMEOUT: Reply = { kind: 'none', error: { kind: 'timeout' } };

/**
 * Sends a request and waits for the last byte of its answer, but no longer than `limitMs`: a server that stops in
 * the middle of a body is as silent as one that never begins. Never rejects. Once `leaving` is aborted nothing is
 * sent any more, what is under way is aborted, and the reply is of no interest.
 */
export async function fetchWithTimeout(
  send: (signal: AbortSignal) => Promise<Response>,
  leaving: AbortSignal,
  limitMs: number,
): Promise<Reply> {
  if (leaving.aborted) return OFFLINE;
  const ending = new AbortController();
  // Raced rather than left to the signal alone: not everything that sends can be relied on to obey it.
  const late = waitFor(limitMs, TIMEOUT);
  const left = abortOf(leaving);
  try {
    return await Promise.race([wholeAnswer(send, ending.signal), late.reply, left.reply]);
  } finally {
    late.forget();
    left.forget();
    ending.abort();
  }
}

async function wholeAnswer(send: (signal: AbortSignal) => Promise<Response>, signal: AbortSignal): Promise<Reply> {
  try {
    const response = await send(signal);
    const { ok, status } = response;
    // A failure says so in its status, even where its body is cut or cannot be unpacked.
    const text = await (ok ? response.text() : response.text().catch(() => ''));
    return { kind: 'answer', status, text };
  } catch {
    return OFFLINE;
  }
}

interface Forgettable {
  readonly reply: Promise<Reply>;
  forget(): void;
}

function waitFor(ms: number, reply: Reply): Forgettable {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Reply>((resolve) => {
    timer = setTimeout(() => {
      resolve(reply);
    }, ms);
  });
  return {
    reply: late,
    forget: () => {
      clearTimeout(timer);
    },
  };
}

function abortOf(signal: AbortSignal): Forgettable {
  const watching = new AbortController();
  const left = new Promise<Reply>((resolve) => {
    const leave = () => {
      resolve(OFFLINE);
    };
    signal.addEventListener('abort', leave, { signal: watching.signal });
  });
  return {
    reply: left,
    forget: () => {
      watching.abort();
    },
  };
}

/**
 * Puts one request on the wire and promises the beginning of its answer: `fetch`, or something standing before it.
 * `token` is the one the request carries.
 */
export type Send = (url: string, init: RequestInit, token: string | undefined) => Promise<Response>;

/** The browser's own. */
export const plainSend: Send = (url, init) => fetch(url, init);
