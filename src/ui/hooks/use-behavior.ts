import { useObservableEagerState } from 'observable-hooks';

import type { Behavior } from '../../domain/kernel/behavior.js';

/** The present value of a behavior, from the very first render on; renders again whenever it changes. */
export function useBehavior<T>(behavior$: Behavior<T>): T {
  return useObservableEagerState(behavior$);
}
