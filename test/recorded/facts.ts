import { callOf, type GenerationName, type Recording, RECORDINGS } from './recordings.js';
import { merged, type Shape } from './shape.js';
import { shapeOf } from './shape-of.js';

/** The recorded answers of one generation to a call. */
export interface CallFacts {
  /** Codes with the server's messages, sorted: `0`, `1 参数错误`; the HTTP status when the answer was not JSON. */
  readonly answers: readonly string[];
  /**
   * Those answers that did not count against the rate limit and had no header for it (docs/api/README.md#rate-limit).
   */
  readonly uncounted?: readonly string[];
  /** Headers other than those that every envelope has. */
  readonly headers?: readonly string[];
  /** The shape of `data` on success. */
  readonly data?: Shape;
}

/** Headers of every envelope; the last one only of those that count against the rate limit. */
const ORDINARY_HEADERS: readonly string[] = ['content-type: application/json', 'access-control-allow-origin: *'];
const COUNTING_HEADER = 'x-ratelimit-limit: 120';
/** Added by the proxy of the second recording, which also removed the rate limit's header. */
const PROXY_HEADER = 'vary: Accept-Encoding';

/** The facts about a call on a generation; `undefined` without a recording. */
export function factsFor(call: string, generation: GenerationName): CallFacts | undefined {
  const own = RECORDINGS.filter((recording) => recording.generation === generation && callOf(recording) === call);
  return own.length === 0 ? undefined : factsOfCall(own);
}

/** The answer of a recording, in the format of `answers`. */
function answerOf({ envelope, status }: Recording): string {
  if (!envelope) return String(status);
  const code = typeof envelope.code === 'number' ? String(envelope.code) : JSON.stringify(envelope.code);
  return `${code} ${String(envelope.message)}`.trim();
}

/** For recordings of the same call and generation. */
export function factsOfCall(recordings: readonly Recording[]): CallFacts {
  const direct = recordings.filter(({ headers }) => !linesOf(headers).includes(PROXY_HEADER));
  const counted = direct.filter(({ headers }) => linesOf(headers).includes(COUNTING_HEADER));
  const uncounted = direct.filter((recording) => !counted.includes(recording)).map(answerOf);
  const unusual = direct.flatMap(({ headers }) => linesOf(headers)).filter(isUnusual);
  const successes = recordings.flatMap(({ envelope }) => (envelope?.code === 0 ? [shapeOf(envelope.data)] : []));
  return {
    answers: sorted(recordings.map(answerOf)),
    ...(uncounted.length > 0 && { uncounted: sorted(uncounted) }),
    ...(unusual.length > 0 && { headers: sorted(unusual) }),
    ...(successes.length > 0 && { data: merged(successes) }),
  };
}

/** The target of a redirect is content, not a fact. */
function isUnusual(line: string): boolean {
  return ![...ORDINARY_HEADERS, COUNTING_HEADER].includes(line) && !line.startsWith('location:');
}

function linesOf(headers: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
}

function sorted(lines: readonly string[]): readonly string[] {
  return [...new Set(lines)].toSorted();
}
