import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { type Observable, Subject } from 'rxjs';

import { LOADING, type Loading } from '../../../domain/kernel/loading.js';
import { subscribed } from './effects.js';

/** Calls `listener` with every value of a stream while the view is mounted; does not re-render. */
export function useListener<T>(stream$: Observable<T>, listener: (value: T) => void): void {
  const onValue = useEffectEvent(listener);
  useEffect(() => {
    return subscribed(stream$, (value) => {
      onValue(value);
    });
  }, [stream$]);
}

/**
 * The last value of a stream, `initial` before the first. Subscribes before the browser paints, and subscribes again
 * when the stream changes.
 */
export function useStream<T>(stream$: Observable<T>, initial: T): T {
  const [value, setValue] = useState(initial);
  useLayoutEffect(() => {
    return subscribed(stream$, (next) => {
      setValue(() => next);
    });
  }, [stream$]);
  return value;
}

/**
 * State of a process that runs while the view is mounted, and a function that starts it again. Unmounting unsubscribes,
 * which stops polls and requests (docs/spec/every-page.md#requests).
 */
export function useRefreshable<State>(
  watch: (renew$: Observable<void>) => Observable<State>,
  initial: State,
): readonly [state: State, renew: () => void] {
  const [renewals] = useState(() => new Subject<void>());
  const [state, setState] = useState(initial);
  const begin = useEffectEvent(watch);

  // Before the browser paints, so that a value that is known already is shown without `initial` first.
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

/** State of a view's request, and a function that retries it. Unmounting the view cancels the request. */
export function useLoading<T>(
  watch: (retry$: Observable<void>) => Observable<Loading<T>>,
): readonly [state: Loading<T>, retry: () => void] {
  return useRefreshable<Loading<T>>(watch, LOADING);
}
