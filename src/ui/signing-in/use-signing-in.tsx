import { createContext, type ReactNode, useContext } from 'react';

import type { SigningIn } from '../../application/signing-in/signing-in.js';

const Fetched = createContext<SigningIn | undefined>(undefined);

interface SigningInProviderProps {
  readonly signingIn: SigningIn;
  readonly children: ReactNode;
}

/** Gives the services of signing in, which are fetched on demand, to everything inside. */
export function SigningInProvider({ signingIn, children }: SigningInProviderProps) {
  return <Fetched value={signingIn}>{children}</Fetched>;
}

/** The services of signing in; whoever asks is drawn only once they are there. */
export function useSigningIn(): SigningIn {
  const signingIn = useContext(Fetched);
  if (signingIn === undefined) throw new Error('useSigningIn needs a SigningInProvider around it');
  return signingIn;
}
