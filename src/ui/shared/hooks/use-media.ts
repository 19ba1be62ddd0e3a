import { useState, useSyncExternalStore } from 'react';

import { listening } from './effects.js';

/** Wide screens, as in src/ui/shared/theme/_mixins.scss. */
export const WIDE_SCREEN = '(width >= 62em)';

/** Whether a media query matches now. The query stays the same while the view is mounted. */
export function useMedia(query: string): boolean {
  const [media] = useState(() => {
    const list = window.matchMedia(query);
    return {
      matches: () => list.matches,
      listen: (changed: () => void) => listening(list, ['change'], changed),
    };
  });
  return useSyncExternalStore(media.listen, media.matches);
}
