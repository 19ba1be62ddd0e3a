import type { HlsConfig } from 'hls.js';

import { securedAddress } from '../../../domain/text/secured-address.js';

const AUTOMATIC_LEVEL = -1;

/**
 * Defaults of the library, except: 30 s are buffered ahead, to bridge a short network outage, and 60 s behind, to seek
 * back.
 */
export const STREAM_SETTINGS = {
  enableWorker: false,
  maxBufferLength: 30,
  backBufferLength: 60,
  startLevel: AUTOMATIC_LEVEL,
  // A playlist may name its segments by `http:`.
  xhrSetup: (xhr, url) => {
    const address = securedAddress(url, location.origin);
    if (address !== url) xhr.open('GET', address);
  },
} satisfies Partial<HlsConfig>;
