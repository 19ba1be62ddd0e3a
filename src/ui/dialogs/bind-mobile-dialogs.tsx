import { BIND_NOW, CANCEL_BINDING } from '../../domain/signing-in/strings.js';
import { MobileField, SignInForm } from '../signing-in/sign-in-form.js';
import { useSigningIn } from '../signing-in/signing-in.js';
import { SmsCodeFields } from '../signing-in/sms-code-fields.js';

/** Gives a mobile to somebody who came by WeChat scan; `code` is the scan's (spec §4, clarifications §8). */
export function BindMobileDialog({ code }: { readonly code: string }) {
  const { bindMobile } = useSigningIn();
  return (
    <SignInForm kind="bind-mobile" action={BIND_NOW} perform={(fields) => bindMobile.afterScan(fields, code)}>
      <MobileField />
      <SmsCodeFields scene="login" />
    </SignInForm>
  );
}

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
