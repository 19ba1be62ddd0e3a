import { type RefObject, useLayoutEffect, useRef } from 'react';

import { isFullscreen } from '../shared/hooks/fullscreen.js';

/**
 * Scrolls the page as little as possible, so that the field and the player are in the window, and back when the field
 * closes, unless the visitor has scrolled (docs/spec/notes.md#beside-the-video). Where they do not fit together, the
 * field is in the window and as much of the video as possible.
 */
export function useRoomForNote(isOverVideo: boolean): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const stage = document.querySelector('.lesson-stage');
    if (area.current === null || stage === null || isFullscreen()) return;
    const [video, field] = [stage.getBoundingClientRect(), area.current.getBoundingClientRect()];
    const needed = isOverVideo ? video.bottom - window.innerHeight : field.bottom + EDGE_PX - window.innerHeight;
    // Down at most so far that nothing of the video, and of the field under a pinned one, leaves the window above.
    const room = isOverVideo ? video.top : Math.min(video.top, field.top - video.bottom);
    const by = Math.ceil(Math.max(needed, Math.min(room, 0)));
    if (by === 0) return;
    const before = window.scrollY;
    scrollTo(before + by);
    const after = window.scrollY;
    return () => {
      if (window.scrollY === after) scrollTo(before);
    };
  }, [isOverVideo]);
  return area;
}

/** The field does not touch the edge of the window. */
const EDGE_PX = 8;

function scrollTo(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
}
