import { DIALOG_FLOW } from '../../../application/tokens.js';
import { HAVE_ACCOUNT, REGISTER_NOW } from '../../../domain/messages/sign-in.js';
import { AgreementField } from '../../fields/agreement-field.js';
import { MobileField } from '../../fields/mobile-field.js';
import { PasswordField } from '../../fields/password-field.js';
import { SignInForm } from '../../fields/sign-in-form.js';
import { SmsCodeFields } from '../../fields/sms-code-fields.js';
import { useService } from '../../hooks/services.js';
import { useSigningIn } from '../use-signing-in.js';

/** A new account; it leads to the login dialog, the mobile filled in (spec §2, clarifications §8). */
export function RegisterDialog() {
  const dialogs = useService(DIALOG_FLOW);
  const { openAccount } = useSigningIn();
  return (
    <>
      <SignInForm kind="register" action={REGISTER_NOW} perform={(fields) => openAccount.register(fields)}>
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
            dialogs.follow({ kind: 'login' });
          }}
        >
          {HAVE_ACCOUNT}
        </button>
      </div>
    </>
  );
}
