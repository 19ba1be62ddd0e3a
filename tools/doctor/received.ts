import { type WhyNoAnswer, whyNoAnswer } from './why-no-answer.js';

export interface Answered {
  readonly kind: 'answer';
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly bytes: Buffer;
  /** The address that answered, when a redirect led away from the requested one. */
  readonly redirectedTo: string | undefined;
}

/** The raw result of a request: a complete answer, or the reason why there is none. */
export type Received = Answered | { readonly kind: 'none'; readonly why: WhyNoAnswer };

/** Sends a request and waits for the complete answer. Never rejects. */
export async function receive(url: string, init: RequestInit): Promise<Received> {
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
