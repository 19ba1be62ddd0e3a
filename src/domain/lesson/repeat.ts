import type { PlaybackState } from '../ports/playback.js';

/** The two ends of a part that is repeated: A and B. */
export type RepeatEdge = 'start' | 'end';

/** A part of a video that the visitor has marked; it is repeated as soon as both ends are known. */
export interface RepeatedPart {
  readonly startS: number;
  readonly endS: number | undefined;
}

/** The shortest part, in seconds: a shorter one would only stutter. */
const SHORTEST_S = 1;

/**
 * The part after the visitor has marked an end at `positionS` (docs/spec/lesson.md#repeat). A new start begins a new
 * part. An end that is not behind the start marks nothing.
 */
export function markRepeat(
  part: RepeatedPart | undefined,
  edge: RepeatEdge,
  positionS: number,
): RepeatedPart | undefined {
  if (edge === 'start') return { startS: positionS, endS: undefined };
  if (part === undefined || positionS < part.startS + SHORTEST_S) return part;
  return { ...part, endS: positionS };
}

/**
 * Where playback continues when it has reached the end of the repeated part; `undefined` while it has not. A visitor who
 * has moved far beyond the end is not brought back.
 */
export function repeatFrom(
  part: RepeatedPart | undefined,
  { phase, positionS }: Pick<PlaybackState, 'phase' | 'positionS'>,
): number | undefined {
  if (part?.endS === undefined) return undefined;
  const hasReached = positionS >= part.endS && positionS < part.endS + SHORTEST_S;
  return hasReached && (phase === 'playing' || phase === 'ended') ? part.startS : undefined;
}
