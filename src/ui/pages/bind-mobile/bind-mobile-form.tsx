import { BIND_NOW } from '../../../domain/messages/sign-in.js';
import { useSigningIn } from '../../dialogs/use-signing-in.js';
import { MobileField } from '../../fields/mobile-field.js';
import { SignInForm } from '../../fields/sign-in-form.js';
import { SmsCodeFields } from '../../fields/sms-code-fields.js';

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
