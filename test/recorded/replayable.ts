import { callOf } from '../../lab/recorded/facts.js';
import type { RecordedEnvelope, Recording, GenerationName } from '../../lab/recorded/recording.js';
import { RECORDINGS } from './at-hand.js';
import { GATEWAY_REQUESTS } from './gateway-requests.js';

/** A recording of a request that a script can send and read. Only the browser handles preflights and redirects. */
export interface Replayable extends Recording {
  readonly envelope: RecordedEnvelope;
}

/** All of them; empty when the recordings are missing. */
const REPLAYABLE = (RECORDINGS ?? []).filter((recording): recording is Replayable => recording.envelope !== undefined);

/** The calls of the recordings, sorted. */
export const RECORDED_CALLS = [...new Set(REPLAYABLE.map(callOf))].toSorted();

export function replayableOf(call: string): readonly Replayable[] {
  return REPLAYABLE.filter((recording) => callOf(recording) === call);
}

/** The successful answers of a generation, for a server on which every call works. */
export function successesOf(generation: GenerationName): readonly Recording[] {
  return REPLAYABLE.filter((recording) => recording.generation === generation && isSuccess(recording));
}

export function isSuccess({ envelope }: Replayable): boolean {
  return envelope.code === 0;
}

/**
 * The names of the fields that the recorded request sent, in its query and in its body. The body of a form was recorded
 * as a sentence, so it has no names.
 */
export function sentFieldsOf({ request: { path, body } }: Recording): readonly string[] {
  const fields = typeof body === 'object' && body !== null ? Object.keys(body) : [];
  return [...new URLSearchParams(path.split('?')[1] ?? '').keys(), ...fields];
}

/**
 * The summary for the output of the run: how many recordings were replayed, how many through gateways, and which calls
 * no gateway makes.
 */
export function replaySummary(replayed: number, throughGateways: number): string {
  const all = RECORDINGS?.length ?? 0;
  const usedCalls = new Set(GATEWAY_REQUESTS.map(({ call }) => call));
  const unusedCalls = RECORDED_CALLS.filter((call) => !usedCalls.has(call));
  const sentences = [
    `${String(replayed)} of ${String(all)} were replayed through the HTTP client,`,
    `${String(throughGateways)} of these also through the gateways that send these requests.`,
    `${String(all - REPLAYABLE.length)} are preflights and redirects, which no script reads.`,
    `No gateway sends the requests of the other ${String(replayed - throughGateways)}, which are of ${String(unusedCalls.length)} calls:`,
  ];
  const calls = unusedCalls.map((call) => `    ${call} (${String(replayableOf(call).length)})`);
  return [sentences.join(' '), ...calls].join('\n');
}
