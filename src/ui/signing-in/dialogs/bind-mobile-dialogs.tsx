import { BIND_NOW, CANCEL_BINDING } from '../../../domain/signing-in/strings.js';
import { MobileField, SignInForm } from '../sign-in-form.js';
import { useSigningIn } from '../signing-in.js';
import { SmsCodeFields } from '../sms-code-fields.js';

/**
 * Links a mobile number to a member who signed in by WeChat scan; `code` comes from the scan
 * (docs/spec/signing-in.md#after-sign-in).
 */
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
  /** The login code whose login requires a mobile number. */
  readonly code: string;
  readonly onClose: () => void;
}

/** Links a mobile number to a member who signed in with a social account (docs/spec/signing-in.md#after-sign-in). */
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
