import { useEffect, useState } from 'react';

import type { SigningIn } from '../../application/signing-in.js';
import { SIGNING_IN_ON_DEMAND } from '../../application/tokens.js';
import { useService } from '../hooks/services.js';

type FetchedSigningIn =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly signingIn: SigningIn }
  | { readonly kind: 'failed' };

/** Fetches the services of signing in for a page that works with them; `retry` asks again after a failure. */
export function useFetchedSigningIn(): { readonly state: FetchedSigningIn; readonly retry: () => void } {
  const signingIn$ = useService(SIGNING_IN_ON_DEMAND);
  const [state, setState] = useState<FetchedSigningIn>({ kind: 'loading' });
  const loading = state.kind === 'loading';

  useEffect(() => {
    if (!loading) return;
    const fetching = signingIn$.subscribe({
      next: (signingIn) => {
        setState({ kind: 'ready', signingIn });
      },
      error: () => {
        setState({ kind: 'failed' });
      },
    });
    return () => {
      fetching.unsubscribe();
    };
  }, [loading, signingIn$]);

  return {
    state,
    retry: () => {
      setState({ kind: 'loading' });
    },
  };
}
