import { useSubscription } from 'observable-hooks';
import { type ReactNode, useRef, useState } from 'react';
import type { Observable } from 'rxjs';

import { faultsOf, type FormKind, type SignInFields } from '../../domain/signing-in/field-rules.js';
import { normaliseMobile } from '../../domain/signing-in/mobile-number.js';
import { Form } from '../forms/form.js';
import { useForm } from '../forms/use-form.js';
import { SignInFormContext } from './sign-in-form-context.js';
import { useSigningIn } from './use-signing-in.js';

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
  useSubscription(mobile$, (text) => {
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
