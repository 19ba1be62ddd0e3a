import { useEffect, useEffectEvent, useState } from 'react';
import { merge, NEVER, type Observable, Subject } from 'rxjs';

import { type CodeSource, type CodeState, CODE_LOADER } from '../../../application/site/code-loader.js';
import { subscribed } from './effects.js';
import { useService } from './services.js';

interface UseCodeOptions<T> {
  /** Code that is loaded already, if any. */
  readonly here?: T | undefined;
  /** The code is loaded only while this is true. */
  readonly isWanted?: boolean;
  /** Each emission retries after a failure. */
  readonly retry$?: Observable<unknown>;
  /** Called on a failure; `online` is false when the browser has no network connection. */
  readonly onFailed?: (online: boolean) => void;
}

/**
 * Loads code while its view is mounted: a page, a service, the dialogs. A chunk that a deployment removed is fetched by
 * one page reload (application/site/code-loader.ts). Unlike with React.lazy, a failure can be retried
 * (docs/spec/start-and-routes.md#page-code).
 */
export function useCode<T>(
  source: CodeSource<T>,
  { here, isWanted = true, retry$ = NEVER, onFailed }: UseCodeOptions<T> = {},
): { readonly state: CodeState<T>; readonly retry: () => void } {
  const loader = useService(CODE_LOADER);
  const [retries] = useState(() => new Subject<void>());
  const [state, setState] = useState<CodeState<T>>(() =>
    here === undefined ? { kind: 'loading' } : { kind: 'ready', value: here },
  );
  const watch = useEffectEvent(() => loader.watch(source, merge(retries, retry$)));
  const listener = useEffectEvent((next: CodeState<T>) => {
    setState(next);
    if (next.kind === 'failed') onFailed?.(next.isOnline);
  });
  const missing = isWanted && state.kind !== 'ready';

  useEffect(() => {
    if (!missing) return;
    return subscribed(watch(), (next) => {
      listener(next);
    });
  }, [missing]);

  return {
    state,
    retry: () => {
      retries.next();
    },
  };
}
