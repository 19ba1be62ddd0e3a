import type { Lessons } from '../../application/lesson/lesson-page.js';
import { useBehavior } from '../shared/hooks/services.js';
import { useMedia } from '../shared/hooks/use-media.js';
import type { ScreenChoice } from './player/use-fullscreen.js';

/**
 * Wide mode as the visitor has chosen it: the player takes the column, and the directory is a drawer
 * (docs/spec/lesson.md#wide-mode). Offered on a screen with room for the directory beside the video.
 */
export function useWideMode(service: Lessons): ScreenChoice {
  const isWideScreen = useMedia('wide');
  const { wide } = useBehavior(service.preferences$);
  return {
    isOffered: isWideScreen,
    isOn: wide && isWideScreen,
    toggle: () => {
      if (isWideScreen) service.remember({ wide: !wide });
    },
  };
}

export function layoutClass(isWide: boolean): string {
  return isWide ? 'lesson-layout lesson-layout--wide' : 'lesson-layout';
}
