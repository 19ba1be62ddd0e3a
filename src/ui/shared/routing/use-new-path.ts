import { useEffect, useEffectEvent, useRef } from 'react';

import { usePagePath } from '../hooks/services.js';

/** Calls `arrived` when the path changes: not on page load, and not when only query or hash change. */
export function useNewPath(arrived: () => void): void {
  const path = usePagePath();
  const seen = useRef(path);
  const announce = useEffectEvent(arrived);
  useEffect(() => {
    if (seen.current === path) return;
    seen.current = path;
    announce();
  }, [path]);
}
