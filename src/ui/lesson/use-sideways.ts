import { useLayoutEffect } from 'react';

import { SCROLL_POSITIONS } from '../../application/site/scroll-positions.js';
import { mediaQuery } from '../../domain/site/window-shapes.js';
import { usePageLocation, useService } from '../shared/hooks/services.js';
import { mediaList } from '../shared/hooks/media-list.js';

/** The player fills the window of a phone that is held sideways: its upper edge is at that of the window. */
export function scrollToPlayer(): void {
  document.querySelector('.lesson-layout')?.scrollIntoView({ block: 'start', behavior: 'instant' });
}

/**
 * On a phone held sideways a lesson begins at its player, unless the visitor returns to another place
 * (docs/spec/lesson-touch.md#held-sideways).
 */
export function useBeginAtPlayer(): void {
  const { path, key } = usePageLocation();
  const positions = useService(SCROLL_POSITIONS);
  useLayoutEffect(() => {
    if (!mediaList(mediaQuery('sideways', 'narrow')).matches || positions.of(key) !== undefined) return;
    // Before the next paint, and after the scroll to the top of a new page.
    const frame = requestAnimationFrame(scrollToPlayer);
    return () => {
      cancelAnimationFrame(frame);
    };
    // A new query of the same lesson moves nothing.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [path, positions]);
}
