import { useEffect, useEffectEvent, useState } from 'react';
import { merge, NEVER, type Observable, Subject } from 'rxjs';

import { type CodeSource, type CodeState, CODE_LOADER } from '../../application/site/code-loader.js';
import { subscribed } from './effects.js';
import { useService } from './services.js';

interface UseCodeOptions<T> {
  /** Code that has been fetched before, if any. */
  readonly here?: T | undefined;
  /** Nothing is fetched before it is wanted. */
  readonly wanted?: boolean;
  /** Asks anew after a failure, without the visitor. */
  readonly retry$?: Observable<unknown>;
  /** Hears of a failure; `online` tells whether the network is there. */
  readonly onFailed?: (online: boolean) => void;
}

/**
 * Code that is fetched for as long as its view is there: a page, a service, the dialogs. What a deployment took away
 * is got by loading the document anew, once (application/site/code-loader.ts). A failure is not remembered: the next
 * wish, or `retry`, asks again. React.lazy would remember it for good (docs/spec/start-and-routes.md#page-code).
 */
export function useCode<T>(
  source: CodeSource<T>,
  { here, wanted = true, retry$ = NEVER, onFailed }: UseCodeOptions<T> = {},
): { readonly state: CodeState<T>; readonly retry: () => void } {
  const loader = useService(CODE_LOADER);
  const [retries] = useState(() => new Subject<void>());
  const [state, setState] = useState<CodeState<T>>(() =>
    here === undefined ? { kind: 'loading' } : { kind: 'ready', value: here },
  );
  const watch = useEffectEvent(() => loader.watch(source, merge(retries, retry$)));
  const hear = useEffectEvent((next: CodeState<T>) => {
    setState(next);
    if (next.kind === 'failed') onFailed?.(next.online);
  });
  const missing = wanted && state.kind !== 'ready';

  useEffect(() => {
    if (!missing) return;
    return subscribed(watch(), (next) => {
      hear(next);
    });
  }, [missing]);

  return {
    state,
    retry: () => {
      retries.next();
    },
  };
}
