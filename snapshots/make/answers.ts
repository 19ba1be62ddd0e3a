import { once } from 'node:events';
import http from 'node:http';
import https from 'node:https';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';

import type { Send } from '../../src/adapters/http/client/fetch-with-timeout.js';
import { REQUEST_TIMEOUT_MS } from '../../src/domain/site/limits.js';

/** Calls whose answers all pages share for the whole run. */
const SHARED = /\/api\/(?:v2\/other\/config|v2\/navs|v2\/links|v2\/course_categories)$|\/api\/v2\/announcements\?/;

interface Answer {
  readonly status: number;
  readonly text: string;
}

/**
 * The server's answers of a run. Each address is requested once per page, although the run reads it before the page is
 * drawn and the page requests it again.
 */
export class Answers {
  private readonly shared = new Map<string, Promise<Answer>>();
  private readonly ofPage = new Map<string, Promise<Answer>>();
  private open = 0;

  constructor(private readonly call: Send) {}

  /** The number of calls without an answer. */
  get pending(): number {
    return this.open;
  }

  /** For the HTTP client. A member's token is never sent. */
  readonly send: Send = async (url, init) => {
    if (init.method !== 'GET') throw new Error('A snapshot changes nothing on the server');
    const store = SHARED.test(url) ? this.shared : this.ofPage;
    const answer = store.get(url) ?? this.request(url, init);
    store.set(url, answer);
    try {
      const { status, text } = await answer;
      if (status !== 200) store.delete(url);
      return new Response(text, { status });
    } catch (thrown) {
      store.delete(url);
      throw thrown;
    }
  };

  /** Forgets what belongs to the page that was just drawn. */
  forgetPage(): void {
    this.ofPage.clear();
  }

  private async request(url: string, init: RequestInit): Promise<Answer> {
    this.open += 1;
    try {
      const answer = await this.call(url, init, undefined);
      return { status: answer.status, text: await answer.text() };
    } finally {
      this.open -= 1;
    }
  }
}

/** Where the calls of a run go. */
export interface Destination {
  /** Base of the API, and the base that the site itself has. */
  readonly api: string;
  readonly siteBase: string;
  /** `Host` and `X-Forwarded-Proto` as nginx passes them on; `undefined` for those of `api`. */
  readonly headers: Readonly<Record<string, string>> | undefined;
  readonly signal: AbortSignal | undefined;
}

/**
 * Sends the calls for the site's own API base to the server's address instead. Ignores the page's abort signal: the
 * page may close before another page needs the same answer.
 */
export function sendTo({ api, siteBase, headers, signal }: Destination): Send {
  return (url, init) => {
    const address = api + (url.startsWith(siteBase) ? url.slice(siteBase.length) : url);
    const signals = AbortSignal.any([AbortSignal.timeout(REQUEST_TIMEOUT_MS), ...(signal ? [signal] : [])]);
    if (headers === undefined) return fetch(address, { ...init, signal: signals });
    return getWithHost(address, { ...Object.fromEntries(new Headers(init.headers)), ...headers }, signals);
  };
}

/** `fetch` does not send another `Host`. */
async function getWithHost(
  address: string,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Response> {
  const { get } = address.startsWith('https:') ? https : http;
  const [message] = (await once(get(address, { headers, signal }), 'response')) as [http.IncomingMessage];
  const retryAfter = message.headers['retry-after'];
  return new Response(await text(message), {
    status: message.statusCode ?? 0,
    ...(retryAfter !== undefined && { headers: { 'retry-after': retryAfter } }),
  });
}

const MINUTE_MS = 60_000;
/** How often a call that was refused with 429 is repeated. */
const ATTEMPTS = 5;

/** The real time, or that of a test. */
export interface Clock {
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
}

/** Aborting `signal` ends every wait. */
export function realClock(signal: AbortSignal): Clock {
  return {
    now: () => Date.now(),
    wait: (ms) => setTimeout(ms, undefined, { signal }).catch(() => undefined),
  };
}

/**
 * Sends one call at a time, evenly spaced: `perMinute` calls in a minute. After a 429 it waits as long as the
 * server says, or a minute, and sends the call again.
 */
export function limited(send: Send, perMinute: number, clock: Clock): Send {
  let sentAt = -Infinity;
  let last: Promise<unknown> = Promise.resolve();

  async function mayGo(): Promise<void> {
    const rest = sentAt + MINUTE_MS / perMinute - clock.now();
    if (rest > 0) await clock.wait(rest);
    sentAt = clock.now();
  }

  async function sendInTurn(...call: Parameters<Send>): Promise<Response> {
    for (let attempt = 1; ; attempt += 1) {
      await mayGo();
      const answer = await send(...call);
      if (attempt === ATTEMPTS || !(await isRefusedForNow(answer))) return answer;
      await clock.wait(retryAfterMs(answer));
    }
  }

  return (...call) => {
    const answer = last.then(() => sendInTurn(...call));
    last = answer.catch(() => undefined);
    return answer;
  };
}

/** The server refuses with the status or, as usual, with the code in the envelope of a 200. */
async function isRefusedForNow(answer: Response): Promise<boolean> {
  if (answer.status !== 200) return answer.status === 429;
  const text = await answer
    .clone()
    .text()
    .catch(() => '');
  return /^\s*\{[^{[]*"code"\s*:\s*429\b/.test(text);
}

function retryAfterMs(answer: Response): number {
  const seconds = Number(answer.headers.get('retry-after') ?? NaN);
  return seconds > 0 && seconds < 3600 ? seconds * 1000 : MINUTE_MS;
}
