import { type WhyNoAnswer, whyNoAnswer } from './why-no-answer.js';

export interface Answered {
  readonly kind: 'answer';
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly bytes: Buffer;
  /** Where the answer comes from, when that is not where it was asked for. */
  readonly redirectedTo: string | undefined;
}

/** What came over the wire, still unread: a whole answer, or none and why. */
export type Heard = Answered | { readonly kind: 'none'; readonly why: WhyNoAnswer };

/** Sends a request and waits for the last byte of its answer. Never rejects. */
export async function hear(url: string, init: RequestInit): Promise<Heard> {
  try {
    const response = await fetch(url, init);
    const { status, headers } = response;
    const redirectedTo = response.redirected ? response.url : undefined;
    const bytes = Buffer.from(await response.arrayBuffer());
    return { kind: 'answer', status, headers, redirectedTo, bytes, text: new TextDecoder().decode(bytes) };
  } catch (thrown) {
    return { kind: 'none', why: whyNoAnswer(thrown) };
  }
}
