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
  /** Reports that an SMS was sent to this (normalised) number: the form no longer requires a captcha for it. */
  readonly codeSent: (mobile: string) => void;
}

const SignInFormContext = createContext<SignInFormContextValue | undefined>(undefined);

/** The sign-in form that contains this field; throws outside one. */
export function useSignInForm(): SignInFormContextValue {
  const form = useContext(SignInFormContext);
  if (form === undefined) throw new Error('A field of signing in needs a SignInForm around it');
  return form;
}

/** The initial value of a field, and a callback for its changes. */
interface TypedText {
  readonly initial: string;
  readonly remember?: (text: string) => void;
}

interface SignInFormProps {
  readonly kind: FormKind;
  /** Label of the submit button. */
  readonly action: string;
  /** What a form without errors does. */
  readonly perform: (fields: SignInFields) => Observable<unknown>;
  /** The mobile number to begin with, instead of the one that the forms share. */
  readonly mobile?: TypedText | undefined;
  /** The fields; each reads its own state from the surrounding form. */
  readonly children: ReactNode;
}

/**
 * A form for signing in (docs/spec/signing-in.md#forms). It takes the mobile number from the previous form and passes
 * it to the next.
 */
export function SignInForm({ kind, action, perform, mobile: given, children }: SignInFormProps) {
  const { typedMobile } = useSigningIn();
  const codeSentTo = useRef<string>(undefined);
  const form = useForm<SignInFields>({
    empty: () => emptyFields(given?.initial ?? typedMobile.value),
    check: (fields) => faultsOf(kind, fields, codeSentTo.current === normaliseMobile(fields.mobile)),
    perform,
  });
  const [mobile$] = useState(() => form.draft.value$('mobile'));
  useListener(mobile$, (text) => {
    // The server refused the previous number, not this one.
    form.dismissFailure();
    if (given === undefined) typedMobile.remember(text);
    else given.remember?.(text);
  });

  const codeSent = (sentTo: string): void => {
    codeSentTo.current = sentTo;
  };

  return (
    <SignInFormContext value={{ ...form, kind, isBusy: form.submission.kind === 'running', codeSent }}>
      <Form form={form} action={action}>
        {children}
      </Form>
    </SignInFormContext>
  );
}

/** Everything is empty except the mobile number, which the forms share (docs/spec/signing-in.md#registration). */
function emptyFields(mobile: string): SignInFields {
  return { mobile, password: '', captcha: '', smsCode: '', agreed: false };
}

/**
 * The visitor's mobile number, in any common notation (docs/spec/signing-in.md#forms,
 * docs/spec/signing-in.md#mobile-number).
 */
export function MobileField() {
  const { kind } = useSignInForm();
  return (
    <TextField
      name="mobile"
      type="tel"
      label={MOBILE_LABEL}
      placeholder={kind === 'bind-new-mobile' ? NEW_MOBILE_PLACEHOLDER : MOBILE_PLACEHOLDER}
      autoComplete={namesAccount(kind) ? 'username' : 'tel'}
      inputMode="tel"
    />
  );
}
