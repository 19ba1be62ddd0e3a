import { faultOfFile } from './file-faults.js';
import type { FilmInOpening } from './film-in-opening.js';

/** Loads what the browser plays by itself: one file, or a stream where the browser knows streams. */
export function loadFile({ video, url, gone, fail }: FilmInOpening): void {
  const ask = (address: string, init: RequestInit) => fetch(address, { ...init, signal: gone });
  video.addEventListener(
    'error',
    () => {
      void faultOfFile(video.error, url, ask).then(fail);
    },
    { signal: gone },
  );
  video.src = url;
}
