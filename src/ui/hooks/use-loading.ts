import type { Observable } from 'rxjs';

import { type Loading, LOADING } from '../../domain/kernel/loading.js';
import { useRefreshable } from './use-refreshable.js';

/** What has become of a question of an open view, and the way to ask it again; a view that goes takes it along. */
export function useLoading<T>(
  watch: (retry$: Observable<void>) => Observable<Loading<T>>,
): readonly [state: Loading<T>, retry: () => void] {
  return useRefreshable<Loading<T>>(watch, LOADING);
}
