import { useEffect, useEffectEvent, useRef } from 'react';

import { usePlace } from '../hooks/use-place.js';

/** Calls `arrived` whenever another path is on view: not for the page load, not when only query or hash change. */
export function useNewPath(arrived: () => void): void {
  const { path } = usePlace();
  const seen = useRef(path);
  const tell = useEffectEvent(arrived);
  useEffect(() => {
    if (seen.current === path) return;
    seen.current = path;
    tell();
  }, [path]);
}
