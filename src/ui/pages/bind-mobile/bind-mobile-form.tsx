import { BIND_NOW } from '../../../domain/signing-in/words.js';
import { useSigningIn } from '../../signing-in/use-signing-in.js';
import { MobileField } from '../../signing-in/mobile-field.js';
import { SignInForm } from '../../signing-in/sign-in-form.js';
import { SmsCodeFields } from '../../signing-in/sms-code-fields.js';

/** Mobile, captcha, SMS code; once bound, the visitor goes on to `target`, or to the face check first. */
export function BindMobileForm({ target }: { readonly target: string }) {
  const { bindMobile } = useSigningIn();
  return (
    <SignInForm kind="bind-mobile" action={BIND_NOW} perform={(fields) => bindMobile.asMember(fields, target)}>
      <MobileField />
      <SmsCodeFields scene="mobile_bind" />
    </SignInForm>
  );
}
