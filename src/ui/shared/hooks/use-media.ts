import { useState, useSyncExternalStore } from 'react';

import { type Media, mediaQuery } from '../../../domain/site/window-shapes.js';
import { listening } from './effects.js';
import { mediaList } from './media-list.js';

/** Whether the window is all of these now. They stay the same while the view is mounted. */
export function useMedia(...all: readonly Media[]): boolean {
  const [media] = useState(() => {
    const list = mediaList(mediaQuery(...all));
    return {
      matches: () => list.matches,
      listen: (changed: () => void) => listening(list, ['change'], changed),
    };
  });
  return useSyncExternalStore(media.listen, media.matches);
}
