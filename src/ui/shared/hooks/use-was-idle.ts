import { startTransition, useEffect, useState } from 'react';
import { EMPTY } from 'rxjs';

import { LAZY_SERVICES } from '../../../application/site/lazy-services.js';
import { prefetchWhenIdle } from '../../../application/site/prefetch-when-idle.js';
import { subscribed } from './effects.js';
import { useService } from './services.js';

/**
 * True from the first moment on in which the browser is idle; never where the visitor saves data. What is rendered then
 * gives way to a press.
 */
export function useWasIdle(): boolean {
  const services = useService(LAZY_SERVICES);
  const [wasIdle, setIdle] = useState(false);
  useEffect(() => {
    const set = () => {
      startTransition(() => {
        setIdle(true);
      });
      return EMPTY;
    };
    return subscribed(prefetchWhenIdle(services.prefetch, [set]));
  }, [services]);
  return wasIdle;
}
