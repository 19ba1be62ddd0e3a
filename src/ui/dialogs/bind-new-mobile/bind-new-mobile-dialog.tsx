import { BIND_NOW, CANCEL_BINDING } from '../../../domain/signing-in/words.js';
import { MobileField } from '../../signing-in/mobile-field.js';
import { SignInForm } from '../../signing-in/sign-in-form.js';
import { SmsCodeFields } from '../../signing-in/sms-code-fields.js';
import { useSigningIn } from '../../signing-in/use-signing-in.js';

interface BindNewMobileDialogProps {
  /** The login code that asked for a mobile. */
  readonly code: string;
  readonly onClose: () => void;
}

/** Gives a mobile to somebody who came by a social account (spec §4, clarifications §8). */
export function BindNewMobileDialog({ code, onClose }: BindNewMobileDialogProps) {
  const { bindMobile } = useSigningIn();
  return (
    <>
      <SignInForm
        kind="bind-new-mobile"
        action={BIND_NOW}
        perform={(fields) => bindMobile.afterCodeLogin(fields, code)}
      >
        <MobileField />
        <SmsCodeFields scene="mobile_bind" />
      </SignInForm>
      <div className="dialog__links">
        <button type="button" className="link-button" onClick={onClose}>
          {CANCEL_BINDING}
        </button>
      </div>
    </>
  );
}
