import { useState, useSyncExternalStore } from 'react';

import { type Media, mediaQuery } from '../../../domain/site/window-shapes.js';
import { listening } from './effects.js';

/** The only place that asks the browser: whether the window is all of these now, and when that changes. */
export function mediaList(...all: readonly Media[]): MediaQueryList {
  return window.matchMedia(mediaQuery(...all));
}

/** Whether the window is all of these. They stay the same while the view is mounted. */
export function useMedia(...all: readonly Media[]): boolean {
  const [media] = useState(() => {
    const list = mediaList(...all);
    return {
      matches: () => list.matches,
      listen: (changed: () => void) => listening(list, ['change'], changed),
    };
  });
  return useSyncExternalStore(media.listen, media.matches);
}
