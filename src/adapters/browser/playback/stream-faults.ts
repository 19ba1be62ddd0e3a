import type { PlaybackFault } from '../../../domain/ports/browser/playback.port.js';

/** What of an error of the stream library that it cannot mend itself: which fault it is to a visitor. */
export function faultOfStream({ details, type, response }: StreamError): PlaybackFault {
  if (UNKNOWN_CODECS.has(details)) return 'unsupported';
  // It was answered, only not with a list of pieces.
  if (NO_SUCH_LIST.has(details)) return 'refused';
  if (type === 'networkError') return (response?.code ?? 0) >= 400 ? 'refused' : 'network';
  return 'broken';
}

/** The part of it that is looked at. */
export interface StreamError {
  readonly type: string;
  readonly details: string;
  /** What the server said, if it did. */
  readonly response?: { readonly code?: number } | undefined;
}

const UNKNOWN_CODECS: ReadonlySet<string> = new Set([
  'manifestIncompatibleCodecsError',
  'bufferAddCodecError',
  'bufferIncompatibleCodecsError',
]);
const NO_SUCH_LIST: ReadonlySet<string> = new Set(['manifestParsingError', 'levelEmptyError', 'levelParsingError']);
