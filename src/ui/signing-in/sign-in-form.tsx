import '../theme/forms.scss';

import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import type { Observable } from 'rxjs';

import { type Faults, faultsOf, firstFault, type FormKind } from '../../domain/signing-in/field-rules.js';
import type { SignInField, SignInFields } from '../../domain/signing-in/field-rules.js';
import { useSigningIn } from './use-signing-in.js';
import { FormAlert } from '../forms/form-alert.js';
import { FormContext, type SignInFormContext } from './sign-in-form-context.js';
import { SubmitButton } from '../forms/submit-button.js';
import { useSubmission } from '../forms/use-submission.js';

interface SignInFormProps {
  readonly kind: FormKind;
  /** What the submit button says. */
  readonly action: string;
  /** What a faultless form does; its failure is shown in the form and told as a toast. */
  readonly perform: (fields: SignInFields) => Observable<unknown>;
  /** The fields, each drawing itself from the form around it. */
  readonly children: ReactNode;
}

/**
 * A form of signing in (spec §5, clarifications §8). Enter submits it from every field; a faulty one says so under
 * each field and takes the focus to the first. The mobile comes from the form before and goes on to the next.
 */
export function SignInForm({ kind, action, perform, children }: SignInFormProps) {
  const { typedMobile } = useSigningIn();
  const element = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState(() => emptyFields(typedMobile.value));
  const [faults, setFaults] = useState<Faults<SignInField>>({});
  const [submission, submit] = useSubmission();

  const focus = (field: SignInField): void => {
    const control = element.current?.elements.namedItem(field);
    if (control instanceof HTMLElement) control.focus();
  };
  const form: SignInFormContext = {
    ...{ kind, fields, faults, focus },
    busy: submission.kind === 'running',
    change: (field, value) => {
      if (field === 'mobile') typedMobile.remember(String(value));
      setFields((before) => ({ ...before, [field]: value }));
      setFaults((before) => ({ ...before, [field]: undefined }));
    },
    ask: (field) => {
      setFaults({ [field]: faultsOf(kind, fields)[field] });
      focus(field);
    },
  };
  const send = (event: SyntheticEvent): void => {
    event.preventDefault();
    const found = faultsOf(kind, fields);
    const first = firstFault(kind, found);
    setFaults(found);
    if (first === undefined) submit(() => perform(fields));
    else focus(first);
  };

  return (
    <FormContext value={form}>
      <form ref={element} className="form" noValidate onSubmit={send}>
        {children}
        <FormAlert submission={submission} />
        <SubmitButton>{action}</SubmitButton>
      </form>
    </FormContext>
  );
}

/** Nothing is typed and nothing agreed to yet, but the mobile travels (lesson 27). */
function emptyFields(mobile: string): SignInFields {
  return { mobile, password: '', captcha: '', smsCode: '', agreed: false };
}
