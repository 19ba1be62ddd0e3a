import { BACK_TO_LOGIN_TEXT, RESET_PASSWORD } from '../../../domain/signing-in/strings.js';
import { PasswordField } from '../password-field.js';
import { MobileField, SignInForm } from '../sign-in-form.js';
import { useSigningIn } from '../signing-in.js';
import { SmsCodeFields } from '../sms-code-fields.js';
import { DialogLink } from './dialog-link.js';

/**
 * Sets a new password for a registered mobile number, then returns to the login dialog
 * (docs/spec/signing-in.md#dialog-flow, docs/spec/signing-in.md#password-reset).
 */
export function ForgotPasswordDialog() {
  const { resetPassword } = useSigningIn();
  return (
    <>
      <SignInForm kind="reset-password" action={RESET_PASSWORD} perform={(fields) => resetPassword.perform(fields)}>
        <MobileField />
        <SmsCodeFields scene="login" />
        <PasswordField />
      </SignInForm>
      <div className="dialog__links">
        <DialogLink to="login">{BACK_TO_LOGIN_TEXT}</DialogLink>
      </div>
    </>
  );
}
