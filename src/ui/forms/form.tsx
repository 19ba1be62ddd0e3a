import '../theme/forms.scss';

import type { ReactNode } from 'react';
import { type Observable, of } from 'rxjs';

import type { FieldValue } from '../../domain/forms/field-faults.js';
import type { FieldState } from '../../domain/forms/form-draft.js';
import { FormAlert } from './form-alert.js';
import { FormContext, type SurroundingForm } from './form-context.js';
import { SubmitButton } from './submit-button.js';
import type { OpenForm } from './use-form.js';

/** A field that the form around it does not know: nothing stands in it. */
const NO_FIELD: Observable<FieldState> = of({ value: '', fault: undefined });

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
    field$: (name) => (draft.has(name) ? draft.field$(name) : NO_FIELD),
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
