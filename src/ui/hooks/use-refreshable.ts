import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { type Observable, Subject } from 'rxjs';

import { LOADING, type Loading } from '../../domain/kernel/loading.js';
import { subscribed } from './effects.js';

/** Calls `hear` with every value of a stream, for as long as the view is there; draws nothing. */
export function useListener<T>(stream$: Observable<T>, hear: (value: T) => void): void {
  const heard = useEffectEvent(hear);
  useEffect(() => {
    return subscribed(stream$, (value) => {
      heard(value);
    });
  }, [stream$]);
}

/**
 * What goes on behind an open view, from `initial` on, and the way to ask for it anew. It begins with the view and
 * ends with it: unsubscribing is what stops polls and requests (docs/spec/every-page.md#requests).
 */
export function useRefreshable<State>(
  watch: (renew$: Observable<void>) => Observable<State>,
  initial: State,
): readonly [state: State, renew: () => void] {
  const [renewals] = useState(() => new Subject<void>());
  const [state, setState] = useState(initial);
  const begin = useEffectEvent(watch);

  // Before the browser paints: what is known already is seen at once, without `initial` between.
  useLayoutEffect(() => {
    return subscribed(begin(renewals), (next) => {
      setState(() => next);
    });
  }, [renewals]);

  return [
    state,
    () => {
      renewals.next();
    },
  ];
}

/** What has become of a question of an open view, and the way to ask it again; a view that goes takes it along. */
export function useLoading<T>(
  watch: (retry$: Observable<void>) => Observable<Loading<T>>,
): readonly [state: Loading<T>, retry: () => void] {
  return useRefreshable<Loading<T>>(watch, LOADING);
}
