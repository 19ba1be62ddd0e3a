import { startTransition, useEffect, useState } from 'react';

const AT_ONCE = 50;

/** How many of a long list are drawn: some at once, the others by and by, so that a thousand never hold up the page. */
export function useDrawnCount(count: number): number {
  const [drawn, setDrawn] = useState(AT_ONCE);
  useEffect(() => {
    if (drawn >= count) return;
    startTransition(() => {
      setDrawn(drawn + AT_ONCE);
    });
  }, [drawn, count]);
  return Math.min(drawn, count);
}
