import { BIND_NOW } from '../../../domain/signing-in/words.js';
import { MobileField } from '../../signing-in/mobile-field.js';
import { SignInForm } from '../../signing-in/sign-in-form.js';
import { SmsCodeFields } from '../../signing-in/sms-code-fields.js';
import { useSigningIn } from '../../signing-in/use-signing-in.js';

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
