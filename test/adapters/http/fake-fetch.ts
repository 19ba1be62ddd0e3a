import type { Send } from '../../../src/adapters/http/client/fetch-with-timeout.js';

export interface Sent {
  readonly url: string;
  readonly init: RequestInit;
  readonly token: string | undefined;
  readonly headers: Headers;
}

type Answer = (sent: Sent) => Promise<Response>;

/** A `fetch` that records its requests and gives the answers of the test. */
export class FakeFetch {
  readonly sent: Sent[] = [];
  private answer: Answer = () => Promise.resolve(enveloped(0, []));

  readonly send: Send = (url, init, token) => {
    const sent = { url, init, token, headers: new Headers(init.headers) };
    this.sent.push(sent);
    return this.answer(sent);
  };

  get last(): Sent {
    const last = this.sent.at(-1);
    if (last === undefined) throw new Error('Nothing was sent');
    return last;
  }

  answers(answer: () => Response | Promise<Response>): void {
    this.answer = async () => answer();
  }

  /** Never answers, and rejects like `fetch` when the request is aborted. */
  neverAnswers(): void {
    this.answer = ({ init: { signal } }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      });
  }

  /** Never answers, even when the request is aborted. */
  ignoresAbort(): void {
    this.answer = () => new Promise(() => undefined);
  }
}

export function enveloped(code: unknown, data: unknown, message = ''): Response {
  return new Response(JSON.stringify({ code, message, data }));
}
