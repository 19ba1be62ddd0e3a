import { BIND_NOW } from '../../../domain/messages/sign-in.js';
import { MobileField } from '../../fields/mobile-field.js';
import { SignInForm } from '../../fields/sign-in-form.js';
import { SmsCodeFields } from '../../fields/sms-code-fields.js';
import { useSigningIn } from '../use-signing-in.js';

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
