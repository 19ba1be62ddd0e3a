import '../theme/forms.scss';

import type { ReactNode } from 'react';

import type { FieldValue } from '../../domain/forms/field-faults.js';
import { FormAlert } from './form-alert.js';
import { FormContext, type SurroundingForm } from './form-context.js';
import { SubmitButton } from './submit-button.js';
import type { OpenForm } from './use-form.js';

interface FormProps<Fields> {
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
  const { element, fields, faultOf, submission, change, send } = form;
  const surroundings: SurroundingForm = {
    valueOf: (name) => (isNameIn(fields, name) ? fields[name] : undefined),
    faultOf: (name) => (isNameIn(fields, name) ? faultOf(name) : undefined),
    change: (name, value) => {
      if (isNameIn(fields, name)) change(name, value);
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

function isNameIn<Fields extends object>(fields: Fields, name: string): name is keyof Fields & string {
  return Object.hasOwn(fields, name);
}
