import { useEffect, useState } from 'react';

import { listening } from './effects.js';

/** The release of a pointer, and everything after which the page may not learn of the release of a pointer or key. */
const PRESS_ENDS = [
  ...['pointerup', 'pointercancel', 'lostpointercapture'],
  ...['blur', 'focusout', 'visibilitychange', 'pagehide'],
  'fullscreenchange',
];

/**
 * Calls `end` once: when a pointer is released anywhere in the window, or when a hold or drag must not continue, for
 * example because the visitor changes the tab. Returns a function that stops listening.
 */
export function onPressEnd(end: () => void): () => void {
  const stop = listening(window, PRESS_ENDS, () => {
    stop();
    end();
  });
  return stop;
}

/** What the visitor is pressing. It becomes `undefined` when the press ends; the release of a key has to set that. */
export function usePress<What>(): readonly [what: What | undefined, setWhat: (what: What | undefined) => void] {
  const [what, setWhat] = useState<What>();
  const isPressing = what !== undefined;
  useEffect(() => {
    if (!isPressing) return;
    return onPressEnd(() => {
      setWhat(undefined);
    });
  }, [isPressing]);
  return [what, setWhat];
}
