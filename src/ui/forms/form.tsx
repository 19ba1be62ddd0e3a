import '../theme/forms.scss';

import { createContext, type ReactNode, useContext, useState } from 'react';
import { type Observable, of } from 'rxjs';

import type { FieldState, FieldValue } from '../../domain/forms.js';
import { useBehavior } from '../hooks/services.js';
import { FormAlert, WaitingButton } from './form-feedback.js';
import type { OpenForm } from './use-form.js';

/** What a field knows of the form around it, whichever form that is: fields go by their names. */
export interface SurroundingForm {
  /** Emits at once. */
  readonly watch: (field: string) => Observable<FieldState>;
  readonly change: (field: string, value: FieldValue) => void;
  /** Whether its submit is running. */
  readonly busy: boolean;
}

const FormContext = createContext<SurroundingForm | undefined>(undefined);

/** The form around a field. */
export function useSurroundingForm(): SurroundingForm {
  const form = useContext(FormContext);
  if (form === undefined) throw new Error('A field needs a Form around it');
  return form;
}

/** One field of the form around it: whoever asks is drawn anew when that field changes, and at no other key. */
export function useField(name: string): FieldState {
  const { watch } = useSurroundingForm();
  const [state$] = useState(() => watch(name));
  return useBehavior(state$);
}

/** Spans the column. While the form runs it keeps its width and the focus, and the form ignores it (spec §5). */
function SubmitButton({ children }: { readonly children: string }) {
  const { busy } = useSurroundingForm();
  return (
    <WaitingButton type="submit" className="btn btn-primary btn-lg form__submit" busy={busy}>
      {children}
    </WaitingButton>
  );
}

/** A field that the form around it does not know: nothing stands in it. */
const noField$: Observable<FieldState> = of({ value: '', fault: undefined });

interface FormProps<Fields extends { readonly [Name in keyof Fields]: FieldValue }> {
  readonly form: OpenForm<Fields>;
  /** What the submit button says. */
  readonly action: string;
  /** The fields, each drawing itself from the form around it. */
  readonly children: ReactNode;
}

/** A form of any kind: its fields, why it was refused, and the button. Enter submits it from every field. */
export function Form<Fields extends { readonly [Name in keyof Fields]: FieldValue }>({
  form,
  action,
  children,
}: FormProps<Fields>) {
  const { element, draft, submission, send } = form;
  const surroundings: SurroundingForm = {
    watch: (name) => (draft.has(name) ? draft.field$(name) : noField$),
    change: (name, value) => {
      if (draft.has(name)) draft.change(name, value);
    },
    busy: submission.kind === 'running',
  };
  return (
    <FormContext value={surroundings}>
      <form ref={element} className="form" noValidate onSubmit={send}>
        {children}
        <FormAlert submission={submission} />
        <SubmitButton>{action}</SubmitButton>
      </form>
    </FormContext>
  );
}
