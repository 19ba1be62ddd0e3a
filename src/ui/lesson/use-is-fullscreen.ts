import { useEffect, useState } from 'react';

import { listening } from '../shared/hooks/effects.js';
import { isFullscreen } from '../shared/hooks/fullscreen.js';

/** Whether some part of the page is in fullscreen. */
export function useIsFullscreen(): boolean {
  const [isOn, setOn] = useState(isFullscreen);
  useEffect(
    () =>
      listening(document, ['fullscreenchange'], () => {
        setOn(isFullscreen());
      }),
    [],
  );
  return isOn;
}
