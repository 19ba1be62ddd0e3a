import { callOfRequest, type Recording, GENERATION_NAMES, type GenerationName } from './recording.js';
import { merged, type ShapeJson, shapeToJson } from './shape.js';
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
  readonly data?: ShapeJson;
}

/** One entry for a call that both generations answered alike. */
export type FactsByGeneration = { readonly both: CallFacts } | Readonly<Partial<Record<GenerationName, CallFacts>>>;

/** The facts of all recordings: fields and types, codes and fixed messages, but no content of members or owners. */
export interface RecordedFacts {
  readonly recordings: number;
  /** By `callOfRequest`, sorted. */
  readonly calls: Readonly<Record<string, FactsByGeneration>>;
}

/** Headers of every envelope; the last one only of those that count against the rate limit. */
const ORDINARY_HEADERS: readonly string[] = ['content-type: application/json', 'access-control-allow-origin: *'];
const COUNTING_HEADER = 'x-ratelimit-limit: 120';
/** Added by the proxy of the second recording, which also removed the rate limit's header. */
const PROXY_HEADER = 'vary: Accept-Encoding';

export function factsOf(recordings: readonly Recording[]): RecordedFacts {
  const calls = sorted(recordings.map(callOf));
  const ofCall = (call: string) => recordings.filter((recording) => callOf(recording) === call);
  return {
    recordings: recordings.length,
    calls: Object.fromEntries(calls.map((call) => [call, factsByGeneration(ofCall(call))])),
  };
}

/** The facts about a call on a generation; `undefined` without a recording. */
export function factsFor(facts: RecordedFacts, call: string, generation: GenerationName): CallFacts | undefined {
  const ofCall = facts.calls[call];
  if (ofCall === undefined) return undefined;
  return 'both' in ofCall ? ofCall.both : ofCall[generation];
}

export function callOf({ request }: Recording): string {
  return callOfRequest(request.method, request.path);
}

/** The answer of a recording, in the format of `answers`. */
function answerOf({ envelope, status }: Recording): string {
  if (!envelope) return String(status);
  const code = typeof envelope.code === 'number' ? String(envelope.code) : JSON.stringify(envelope.code);
  return `${code} ${String(envelope.message)}`.trim();
}

function factsByGeneration(recordings: readonly Recording[]): FactsByGeneration {
  const ofGeneration = GENERATION_NAMES.flatMap((generation) => {
    const own = recordings.filter((recording) => recording.generation === generation);
    return own.length === 0 ? [] : [[generation, factsOfCall(own)] as const];
  });
  const [first, second] = ofGeneration.map(([, facts]) => facts);
  if (first && second && JSON.stringify(first) === JSON.stringify(second)) return { both: first };
  return Object.fromEntries(ofGeneration);
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
    ...(successes.length > 0 && { data: shapeToJson(merged(successes)) }),
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
