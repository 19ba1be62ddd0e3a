import { createContext, type ReactNode, useContext, useRef, useState } from 'react';
import type { Observable } from 'rxjs';

import { faultsOf, type FormKind, namesAccount, type SignInFields } from '../../domain/signing-in/form-rules.js';
import { normaliseMobile } from '../../domain/signing-in/mobile-number.js';
import { MOBILE_LABEL, MOBILE_PLACEHOLDER, NEW_MOBILE_PLACEHOLDER } from '../../domain/signing-in/strings.js';
import { Form } from '../shared/forms/form.js';
import { TextField } from '../shared/forms/text-field.js';
import { type OpenForm, useForm } from '../shared/forms/use-form.js';
import { useListener } from '../shared/hooks/use-refreshable.js';
import { useSigningIn } from './signing-in.js';

/** What the fields of a sign-in form know about it, in addition to what every field knows. */
export interface SignInFormContextValue extends Pick<OpenForm<SignInFields>, 'draft' | 'focus' | 'requireField'> {
  readonly kind: FormKind;
  /** True while a submit is running. */
  readonly isBusy: boolean;
  /** Sets how the form knows whether an SMS was sent to a (normalised) number: it then requires no captcha. */
  readonly checkSmsWith: (wasSentTo: (mobile: string) => boolean) => void;
}

const SignInFormContext = createContext<SignInFormContextValue | undefined>(undefined);

/** The sign-in form that contains this field; throws outside one. */
export function useSignInForm(): SignInFormContextValue {
  const form = useContext(SignInFormContext);
  if (form === undefined) throw new Error('A field of signing in needs a SignInForm around it');
  return form;
}

interface SignInFormProps {
  readonly kind: FormKind;
  /** Label of the submit button. */
  readonly action: string;
  /** What a form without errors does. */
  readonly perform: (fields: SignInFields) => Observable<unknown>;
  /** The member's own mobile number, for a form that does not ask for one; such a form stores nothing. */
  readonly mobile?: string;
  /** The fields; each reads its own state from the surrounding form. */
  readonly children: ReactNode;
}

/**
 * A form for signing in (docs/spec/signing-in.md#forms). It takes the mobile number from the previous form and passes
 * it to the next, also when the page is loaded again in between.
 */
export function SignInForm({ kind, action, perform, mobile, children }: SignInFormProps) {
  const { typedMobile } = useSigningIn();
  const wasSentTo = useRef<(mobile: string) => boolean>(undefined);
  const [restored] = useState(() => (mobile === undefined ? typedMobile.restoredFields(kind) : undefined));
  const form = useForm<SignInFields>({
    empty: () => ({ mobile: mobile ?? '', password: '', captcha: '', smsCode: '', agreed: false }),
    check: (fields) => faultsOf(kind, fields, wasSentTo.current?.(normaliseMobile(fields.mobile))),
    perform,
    restored,
  });
  const [mobile$] = useState(() => form.draft.value$('mobile'));
  useListener(mobile$, () => {
    // The server refused the previous number, not this one.
    form.dismissFailure();
  });

  const checkSmsWith: SignInFormContextValue['checkSmsWith'] = (check) => {
    wasSentTo.current = check;
  };

  return (
    <SignInFormContext value={{ ...form, kind, isBusy: form.submission.kind === 'running', checkSmsWith }}>
      <Form form={form} action={action}>
        {children}
      </Form>
    </SignInFormContext>
  );
}

/**
 * The visitor's mobile number, in any common notation (docs/spec/signing-in.md#forms,
 * docs/spec/signing-in.md#mobile-number).
 */
export function MobileField() {
  const { kind } = useSignInForm();
  return (
    <TextField
      restored
      name="mobile"
      type="tel"
      label={MOBILE_LABEL}
      placeholder={kind === 'bind-new-mobile' ? NEW_MOBILE_PLACEHOLDER : MOBILE_PLACEHOLDER}
      autoComplete={namesAccount(kind) ? 'username' : 'tel'}
      inputMode="tel"
    />
  );
}
