import { BIND_NOW, CANCEL_BINDING } from '../../../domain/messages/sign-in.js';
import { MobileField } from '../../fields/mobile-field.js';
import { SignInForm } from '../../fields/sign-in-form.js';
import { SmsCodeFields } from '../../fields/sms-code-fields.js';
import { useSigningIn } from '../use-signing-in.js';

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
