import { useEffect, useState } from 'react';
import type { Observable } from 'rxjs';

type Fetched<T> =
  { readonly kind: 'loading' } | { readonly kind: 'ready'; readonly services: T } | { readonly kind: 'failed' };

/** Fetches services that a view works with and that come on demand; `retry` asks again after a failure. */
export function useLazyService<T>(services$: Observable<T>): {
  readonly state: Fetched<T>;
  readonly retry: () => void;
} {
  const [state, setState] = useState<Fetched<T>>({ kind: 'loading' });
  const loading = state.kind === 'loading';

  useEffect(() => {
    if (!loading) return;
    const fetching = services$.subscribe({
      next: (services) => {
        setState({ kind: 'ready', services });
      },
      error: () => {
        setState({ kind: 'failed' });
      },
    });
    return () => {
      fetching.unsubscribe();
    };
  }, [loading, services$]);

  return {
    state,
    retry: () => {
      setState({ kind: 'loading' });
    },
  };
}
