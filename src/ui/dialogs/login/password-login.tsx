import { LOG_IN_NOW } from '../../../domain/signing-in/words.js';
import { MobileField } from '../../signing-in/mobile-field.js';
import { PasswordField } from '../../signing-in/password-field.js';
import { SignInForm } from '../../signing-in/sign-in-form.js';
import { useSigningIn } from '../../signing-in/use-signing-in.js';

export function PasswordLogin() {
  const { signIn } = useSigningIn();
  return (
    <SignInForm kind="password-login" action={LOG_IN_NOW} perform={(fields) => signIn.withPassword(fields)}>
      <MobileField />
      <PasswordField />
    </SignInForm>
  );
}
