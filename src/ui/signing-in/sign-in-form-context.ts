import { createContext, useContext } from 'react';

import type { FormKind, SignInFields } from '../../domain/signing-in/field-rules.js';
import type { OpenForm } from '../forms/use-form.js';

/** What the fields of a sign-in form know of it, beyond what any field knows. */
export interface SurroundingSignInForm extends Pick<OpenForm<SignInFields>, 'draft' | 'focus' | 'ask'> {
  readonly kind: FormKind;
  /** Whether its submit is running. */
  readonly busy: boolean;
  /** An SMS is on its way to that (normalised) mobile: the form requires no captcha for it any more. */
  readonly codeSent: (mobile: string) => void;
}

export const SignInFormContext = createContext<SurroundingSignInForm | undefined>(undefined);

/** The sign-in form around a field. */
export function useSignInForm(): SurroundingSignInForm {
  const form = useContext(SignInFormContext);
  if (form === undefined) throw new Error('A field of signing in needs a SignInForm around it');
  return form;
}
