import { useLayoutEffect } from 'react';

import { SCROLL_POSITIONS } from '../../../application/site/scroll-positions.js';
import { matchesMedia } from './media-list.js';
import { usePageLocation, useService } from './services.js';

/**
 * On a phone held sideways a page calls `scroll` as it opens, unless the visitor returns to another place
 * (docs/spec/lesson-touch.md#held-sideways).
 */
export function useBeginAt(scroll: () => void, isWanted = true): void {
  const { path, key } = usePageLocation();
  const positions = useService(SCROLL_POSITIONS);
  useLayoutEffect(() => {
    if (!isWanted || !matchesMedia('sideways', 'narrow') || positions.of(key) !== undefined) return;
    // Before the next paint, and after the scroll to the top of a new page.
    const frame = requestAnimationFrame(scroll);
    return () => {
      cancelAnimationFrame(frame);
    };
    // A new query of the same path moves nothing.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [path, positions]);
}
