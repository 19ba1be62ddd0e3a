import { LOG_IN_NOW } from '../../../domain/messages/sign-in.js';
import { MobileField } from '../../fields/mobile-field.js';
import { PasswordField } from '../../fields/password-field.js';
import { SignInForm } from '../../fields/sign-in-form.js';
import { useSigningIn } from '../use-signing-in.js';

export function PasswordLogin() {
  const { signIn } = useSigningIn();
  return (
    <SignInForm kind="password-login" action={LOG_IN_NOW} perform={(fields) => signIn.withPassword(fields)}>
      <MobileField />
      <PasswordField />
    </SignInForm>
  );
}
