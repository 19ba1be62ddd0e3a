import { DIALOG_FLOW } from '../../../application/signing-in/dialog-flow.js';
import { HAVE_ACCOUNT, REGISTER_NOW } from '../../../domain/signing-in/words.js';
import { AgreementField } from '../../signing-in/agreement-field.js';
import { MobileField } from '../../signing-in/mobile-field.js';
import { PasswordField } from '../../signing-in/password-field.js';
import { SignInForm } from '../../signing-in/sign-in-form.js';
import { SmsCodeFields } from '../../signing-in/sms-code-fields.js';
import { useService } from '../../hooks/services.js';
import { useSigningIn } from '../../signing-in/use-signing-in.js';

/** A new account; it leads to the login dialog, the mobile filled in (spec §2, clarifications §8). */
export function RegisterDialog() {
  const dialogs = useService(DIALOG_FLOW);
  const { register } = useSigningIn();
  return (
    <>
      <SignInForm kind="register" action={REGISTER_NOW} perform={(fields) => register.perform(fields)}>
        <MobileField />
        <SmsCodeFields scene="register" />
        <PasswordField />
        <AgreementField />
      </SignInForm>
      <div className="dialog__links">
        <button
          type="button"
          className="link-button"
          onClick={() => {
            dialogs.switchTo({ kind: 'login' });
          }}
        >
          {HAVE_ACCOUNT}
        </button>
      </div>
    </>
  );
}
