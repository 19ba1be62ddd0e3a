import { createContext, useContext } from 'react';

import type { Faults, FormKind, SignInField, SignInFields } from '../../domain/signing-in/field-rules.js';

/** What the fields of a form know of it. */
export interface SignInFormContext {
  readonly kind: FormKind;
  readonly fields: SignInFields;
  readonly faults: Faults<SignInField>;
  /** Whether its submit is running. */
  readonly busy: boolean;
  readonly change: <Field extends SignInField>(field: Field, value: SignInFields[Field]) => void;
  readonly focus: (field: SignInField) => void;
  /** Says that a required field is missing before anybody submits, and puts the focus there. */
  readonly ask: (field: SignInField) => void;
}

export const FormContext = createContext<SignInFormContext | undefined>(undefined);

/** The form around a field. */
export function useSignInForm(): SignInFormContext {
  const form = useContext(FormContext);
  if (form === undefined) throw new Error('A field needs a SignInForm around it');
  return form;
}
