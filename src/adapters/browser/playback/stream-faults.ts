import type { PlaybackFault } from '../../../domain/ports/browser/playback.port.js';

/** What of an error of the stream library that it cannot mend itself: which fault it is to a visitor. */
export function faultOfStream({ details, type, response }: StreamError): PlaybackFault {
  if (UNKNOWN_CODECS.has(details)) return 'unsupported';
  // It was answered, only not with a list of pieces.
  if (NO_SUCH_LIST.has(details)) return 'refused';
  if (type === 'networkError') return (response?.code ?? 0) >= 400 ? 'refused' : 'network';
  return 'broken';
}

/**
 * Whether a piece of a stream is refused in every quality there is: an address that has expired. The library would ask
 * for it again and again, for half a minute; that mends nothing, and a new address does.
 */
export function isRefusedForGood({ details, response, errorAction }: StreamError): boolean {
  const code = response?.code ?? 0;
  return details === 'fragLoadError' && code >= 400 && code < 500 && errorAction?.nextAutoLevel === undefined;
}

/** The part of it that is looked at. */
export interface StreamError {
  readonly type: string;
  readonly details: string;
  /** What the server said, if it did. */
  readonly response?: { readonly code?: number } | undefined;
  /** What the library is going to do about it: where it tries another quality, which. */
  readonly errorAction?: { readonly nextAutoLevel?: number } | undefined;
}

const UNKNOWN_CODECS: ReadonlySet<string> = new Set([
  'manifestIncompatibleCodecsError',
  'bufferAddCodecError',
  'bufferIncompatibleCodecsError',
]);
const NO_SUCH_LIST: ReadonlySet<string> = new Set(['manifestParsingError', 'levelEmptyError', 'levelParsingError']);
