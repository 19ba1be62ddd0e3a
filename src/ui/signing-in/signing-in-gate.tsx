import type { ReactNode } from 'react';

import { PAGE_FAILED } from '../../domain/site/words.js';
import { SigningInProvider } from './use-signing-in.js';
import { ErrorState } from '../feedback/error-state.js';
import { Skeleton } from '../feedback/skeleton.js';
import { useLazyService } from '../hooks/use-lazy-service.js';

/** Shows its children once the services of signing in are there; until then their place, or a way to try again. */
export function SigningInGate({ children }: { readonly children: ReactNode }) {
  const { state, retry } = useLazyService('signingIn');
  switch (state.kind) {
    case 'ready':
      return <SigningInProvider signingIn={state.value}>{children}</SigningInProvider>;
    case 'loading':
      return <Skeleton />;
    case 'failed':
      return <ErrorState text={PAGE_FAILED} onRetry={retry} />;
  }
}
