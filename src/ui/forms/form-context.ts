import { useObservableEagerState } from 'observable-hooks';
import { createContext, useContext, useState } from 'react';
import type { Observable } from 'rxjs';

import type { FieldValue } from '../../domain/forms/field-faults.js';
import type { FieldState } from '../../domain/forms/form-draft.js';

/** What a field knows of the form around it, whichever form that is: fields go by their names. */
export interface SurroundingForm {
  /** Emits at once. */
  readonly field$: (field: string) => Observable<FieldState>;
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

/** One field of the form around it: whoever asks is drawn anew when that field changes, and at no other key. */
export function useField(name: string): FieldState {
  const { field$ } = useSurroundingForm();
  const [state$] = useState(() => field$(name));
  return useObservableEagerState(state$);
}
