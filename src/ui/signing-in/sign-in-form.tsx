import { createContext, type ReactNode, useContext, useRef, useState } from 'react';
import type { Observable } from 'rxjs';

import { faultsOf, type FormKind, namesAccount, type SignInFields } from '../../domain/signing-in/form-rules.js';
import { normaliseMobile } from '../../domain/signing-in/mobile-number.js';
import { MOBILE_LABEL, MOBILE_PLACEHOLDER, NEW_MOBILE_PLACEHOLDER } from '../../domain/signing-in/strings.js';
import { Form } from '../forms/form.js';
import { TextField } from '../forms/text-field.js';
import { type OpenForm, useForm } from '../forms/use-form.js';
import { useListener } from '../hooks/use-refreshable.js';
import { useSigningIn } from './signing-in.js';

/** What the fields of a sign-in form know of it, beyond what any field knows. */
export interface SurroundingSignInForm extends Pick<OpenForm<SignInFields>, 'draft' | 'focus' | 'ask'> {
  readonly kind: FormKind;
  /** Whether its submit is running. */
  readonly busy: boolean;
  /** An SMS is on its way to that (normalised) mobile: the form requires no captcha for it any more. */
  readonly codeSent: (mobile: string) => void;
}

const SignInFormContext = createContext<SurroundingSignInForm | undefined>(undefined);

/** The sign-in form around a field. */
export function useSignInForm(): SurroundingSignInForm {
  const form = useContext(SignInFormContext);
  if (form === undefined) throw new Error('A field of signing in needs a SignInForm around it');
  return form;
}

/** What a field begins with, and who hears what becomes of it. */
interface TypedText {
  readonly initial: string;
  readonly remember?: (text: string) => void;
}

interface SignInFormProps {
  readonly kind: FormKind;
  /** What the submit button says. */
  readonly action: string;
  /** What a faultless form does. */
  readonly perform: (fields: SignInFields) => Observable<unknown>;
  /** Whose mobile it is about, where that is not the one that travels from form to form. */
  readonly mobile?: TypedText | undefined;
  /** The fields, each drawing itself from the form around it. */
  readonly children: ReactNode;
}

/** A form of signing in (spec §5, clarifications §8). The mobile comes from the form before and goes on to the next. */
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
    // The server refused another number.
    form.dismissFailure();
    if (given === undefined) typedMobile.remember(text);
    else given.remember?.(text);
  });

  const codeSent = (sentTo: string): void => {
    codeSentTo.current = sentTo;
  };

  return (
    <SignInFormContext value={{ ...form, kind, busy: form.submission.kind === 'running', codeSent }}>
      <Form form={form} action={action}>
        {children}
      </Form>
    </SignInFormContext>
  );
}

/** Nothing is typed and nothing agreed to yet, but the mobile travels (lesson 27). */
function emptyFields(mobile: string): SignInFields {
  return { mobile, password: '', captcha: '', smsCode: '', agreed: false };
}

/** The visitor's mobile, typed in any way people write numbers (clarifications §8, lesson 24). */
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
