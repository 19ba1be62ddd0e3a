import type { PlaybackFault } from '../../../domain/ports/browser/playback.port.js';

/**
 * Which fault a file has. A browser tells a broken connection and a broken film apart, but not an address that answers
 * with a refusal from a film that it cannot play; so the address is asked once more, for a single byte. Where another
 * origin does not let its answer be read, the address is taken to be spent: asking for a new one mends that.
 */
export async function faultOfFile(
  error: Pick<MediaError, 'code'> | null,
  url: string,
  ask: (url: string, init: RequestInit) => Promise<Pick<Response, 'ok' | 'type'>>,
): Promise<PlaybackFault> {
  if (error?.code === NETWORK) return 'network';
  if (error?.code === DECODE) return 'broken';
  const one: RequestInit = { headers: { Range: 'bytes=0-0' } };
  try {
    return (await ask(url, one)).ok ? 'unsupported' : 'refused';
  } catch {
    try {
      await ask(url, { mode: 'no-cors' });
      return 'refused';
    } catch {
      return 'network';
    }
  }
}

/** `MediaError.MEDIA_ERR_NETWORK` and `MEDIA_ERR_DECODE`. */
const NETWORK = 2;
const DECODE = 3;
