import type { Lessons } from '../../../application/lesson/lessons.js';
import { useBehavior } from '../../hooks/services.js';
import { useMedia, WIDE_SCREEN } from '../../hooks/use-media.js';

export interface WideMode {
  /** The screen has room for the directory beside the video. */
  readonly isWideScreen: boolean;
  /** The player takes the column, and the directory is a drawer (docs/spec/lesson.md#wide-mode). */
  readonly isWide: boolean;
  readonly toggle: () => void;
}

/** Wide mode as the visitor has chosen it, on a screen that is wide enough. */
export function useWideMode(service: Lessons): WideMode {
  const isWideScreen = useMedia(WIDE_SCREEN);
  const { wide } = useBehavior(service.preferences$);
  return {
    isWideScreen,
    isWide: wide && isWideScreen,
    toggle: () => {
      if (isWideScreen && !isFullscreen()) service.remember({ wide: !wide });
    },
  };
}

/** Whether some part of the page is in fullscreen: its layout is not visible then. */
export function isFullscreen(): boolean {
  return document.querySelector(':fullscreen') !== null;
}

export function layoutClass(isWide: boolean): string {
  return isWide ? 'lesson-layout lesson-layout--wide' : 'lesson-layout';
}
