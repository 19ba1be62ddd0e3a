import { LOG_IN_NOW } from '../../../domain/messages/sign-in.js';
import { MobileField } from '../../fields/mobile-field.js';
import { SignInForm } from '../../fields/sign-in-form.js';
import { SmsCodeFields } from '../../fields/sms-code-fields.js';
import { useSigningIn } from '../use-signing-in.js';

export function SmsLogin() {
  const { signIn } = useSigningIn();
  return (
    <SignInForm kind="sms-login" action={LOG_IN_NOW} perform={(fields) => signIn.withSms(fields)}>
      <MobileField />
      <SmsCodeFields scene="login" />
    </SignInForm>
  );
}
