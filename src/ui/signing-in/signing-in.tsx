import { createContext, type ReactNode, useContext } from 'react';

import type { SigningIn } from '../../application/signing-in/signing-in.js';
import { PAGE_FAILED } from '../../domain/site/strings.js';
import { ErrorState } from '../shared/feedback/error-state.js';
import { Skeleton } from '../shared/feedback/skeleton.js';
import { useLazyService } from '../shared/hooks/use-lazy-service.js';

const Fetched = createContext<SigningIn | undefined>(undefined);

interface SigningInProviderProps {
  readonly signingIn: SigningIn;
  readonly children: ReactNode;
}

/** Provides the services of signing in, which are fetched on demand, to everything inside. */
export function SigningInProvider({ signingIn, children }: SigningInProviderProps) {
  return <Fetched value={signingIn}>{children}</Fetched>;
}

/** The services of signing in; throws outside a provider. The component renders only after they have arrived. */
export function useSigningIn(): SigningIn {
  const signingIn = useContext(Fetched);
  if (signingIn === undefined) throw new Error('useSigningIn needs a SigningInProvider around it');
  return signingIn;
}

/**
 * Renders its children once the services of signing in have arrived; until then a skeleton, after a failure a retry
 * button.
 */
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
