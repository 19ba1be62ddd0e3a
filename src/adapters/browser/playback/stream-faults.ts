import type { PlaybackFault } from '../../../domain/ports/playback.js';

/** The fault to report for an error that the stream library cannot repair. */
export function faultOfStream({ details, type, response }: StreamError): PlaybackFault {
  if (UNKNOWN_CODECS.has(details)) return 'unsupported';
  // The server has answered, but not with a valid playlist.
  if (INVALID_PLAYLIST_ERRORS.has(details)) return 'refused';
  if (type === 'networkError') return (response?.code ?? 0) >= 400 ? 'refused' : 'network';
  return 'broken';
}

/**
 * True when a segment, or its key, is refused with 4xx in every quality. The library would retry for half a minute,
 * which cannot help; a new URL does.
 */
export function isRefusedForGood({ details, response, errorAction }: StreamError): boolean {
  const code = response?.code ?? 0;
  const isRefused = REFUSALS.has(details) && code >= 400 && code < 500;
  return isRefused && errorAction?.nextAutoLevel === undefined;
}

/** False for an error of a key: it concerns all segments, although the library names one. */
export function isOfSegment({ details }: StreamError): boolean {
  return !details.startsWith('key');
}

/** The fields of a library error that are read here. */
export interface StreamError {
  readonly type: string;
  readonly details: string;
  /** Absent when the server has not answered. */
  readonly response?: { readonly code?: number } | undefined;
  /** The library's next step; it names a quality when the library is about to switch to it. */
  readonly errorAction?: { readonly nextAutoLevel?: number } | undefined;
}

const REFUSALS: ReadonlySet<string> = new Set(['fragLoadError', 'keyLoadError']);
const UNKNOWN_CODECS: ReadonlySet<string> = new Set([
  'manifestIncompatibleCodecsError',
  'bufferAddCodecError',
  'bufferIncompatibleCodecsError',
]);
const INVALID_PLAYLIST_ERRORS: ReadonlySet<string> = new Set([
  'manifestParsingError',
  'levelEmptyError',
  'levelParsingError',
]);
