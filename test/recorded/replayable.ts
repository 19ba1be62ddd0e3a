import { callOf, type GenerationName, type RecordedEnvelope, type Recording, RECORDINGS } from './recordings.js';

/** A recording of a request that a script can send and read. Only the browser handles preflights and redirects. */
export interface Replayable extends Recording {
  readonly envelope: RecordedEnvelope;
}

const REPLAYABLE = RECORDINGS.filter((recording): recording is Replayable => recording.envelope !== undefined);

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
