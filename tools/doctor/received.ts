/** Why there is no answer at all. */
export type WhyNoAnswer =
  | { readonly kind: 'unknown-host' | 'refused' | 'unreachable' | 'timeout' | 'cut' | 'loop' }
  | { readonly kind: 'certificate' | 'other'; readonly detail: string };

/** The reason for each error code of Node and its `fetch`. */
const BY_CODE: Readonly<Record<string, 'unknown-host' | 'refused' | 'unreachable' | 'timeout' | 'cut'>> = {
  ENOTFOUND: 'unknown-host',
  EAI_AGAIN: 'unknown-host',
  EAI_FAIL: 'unknown-host',
  ECONNREFUSED: 'refused',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  ETIMEDOUT: 'timeout',
  UND_ERR_CONNECT_TIMEOUT: 'timeout',
  UND_ERR_HEADERS_TIMEOUT: 'timeout',
  UND_ERR_BODY_TIMEOUT: 'timeout',
  ECONNRESET: 'cut',
  EPIPE: 'cut',
  UND_ERR_SOCKET: 'cut',
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'cut',
};

/** Error codes of OpenSSL and of Node's own certificate check. */
const CERTIFICATE = /^ERR_(?:TLS|SSL)_|CERT|^UNABLE_TO_|^EPROTO$/;

/** Interprets the error that `fetch` threw, or the reason of its abort. */
export function whyNoAnswer(thrown: unknown): WhyNoAnswer {
  // Only the time limit aborts requests of the doctor.
  if (isNamed(thrown, 'TimeoutError') || isNamed(thrown, 'AbortError')) return { kind: 'timeout' };
  const code = codeOf(thrown);
  const kind = code === undefined ? undefined : BY_CODE[code];
  if (kind !== undefined) return { kind };
  // The words of Node's fetch, which gives this error no code.
  if (messageOf(thrown) === 'redirect count exceeded') return { kind: 'loop' };
  if (code !== undefined && CERTIFICATE.test(code)) return { kind: 'certificate', detail: code };
  return { kind: 'other', detail: code ?? messageOf(thrown) };
}

/** `fetch` wraps the error of the socket, and a host with several addresses has one error for each. */
function codeOf(thrown: unknown): string | undefined {
  if (!(thrown instanceof Error)) return undefined;
  if ('code' in thrown && typeof thrown.code === 'string') return thrown.code;
  const inner: unknown = thrown instanceof AggregateError ? thrown.errors[0] : undefined;
  return codeOf(thrown.cause ?? inner);
}

function messageOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  return thrown.cause === undefined ? thrown.message : messageOf(thrown.cause);
}

function isNamed(thrown: unknown, name: string): boolean {
  return thrown instanceof Error && thrown.name === name;
}

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
