import { createContext, useContext } from 'react';

import type { FieldValue } from '../../domain/forms/field-faults.js';

/** What a field knows of the form around it, whichever form that is: fields go by their names. */
export interface SurroundingForm {
  readonly valueOf: (field: string) => FieldValue | undefined;
  readonly faultOf: (field: string) => string | undefined;
  readonly change: (field: string, value: FieldValue) => void;
  /** Whether its submit is running. */
  readonly busy: boolean;
}

export const FormContext = createContext<SurroundingForm | undefined>(undefined);

/** The form around a field. */
export function useSurroundingForm(): SurroundingForm {
  const form = useContext(FormContext);
  if (form === undefined) throw new Error('A field needs a Form around it');
  return form;
}
