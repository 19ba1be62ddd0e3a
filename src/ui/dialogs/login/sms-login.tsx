import { LOG_IN_NOW } from '../../../domain/signing-in/words.js';
import { MobileField } from '../../signing-in/mobile-field.js';
import { SignInForm } from '../../signing-in/sign-in-form.js';
import { SmsCodeFields } from '../../signing-in/sms-code-fields.js';
import { useSigningIn } from '../../signing-in/use-signing-in.js';

export function SmsLogin() {
  const { signIn } = useSigningIn();
  return (
    <SignInForm kind="sms-login" action={LOG_IN_NOW} perform={(fields) => signIn.withSms(fields)}>
      <MobileField />
      <SmsCodeFields scene="login" />
    </SignInForm>
  );
}
