import { returnToOf } from '../../../domain/access/addresses.js';
import { ROUTES } from '../../../domain/access/routes.js';
import { BIND_MOBILE_LEAD, BIND_NOW } from '../../../domain/signing-in/strings.js';
import { usePageLocation } from '../../shared/hooks/services.js';
import { MobileField, SignInForm } from '../sign-in-form.js';
import { useSigningIn } from '../signing-in.js';
import { SmsCodeFields } from '../sms-code-fields.js';
import { ForcedStepPage } from './forced-step-page.js';

/** Mobile number, captcha and SMS code. Afterwards the visitor continues to `target`, or to the face check first. */
function BindMobileForm({ target }: { readonly target: string }) {
  const { bindMobile } = useSigningIn();
  return (
    <SignInForm kind="bind-mobile" action={BIND_NOW} perform={(fields) => bindMobile.asMember(fields, target)}>
      <MobileField />
      <SmsCodeFields scene="mobile_bind" />
    </SignInForm>
  );
}

/** For a member who must link a mobile number before pages for members open (docs/spec/signing-in.md#binding-page). */
export function BindMobilePage() {
  const target = returnToOf(usePageLocation().query);
  return (
    <ForcedStepPage step="bindMobile" title={ROUTES.bindMobile.title} lead={BIND_MOBILE_LEAD}>
      <BindMobileForm target={target} />
    </ForcedStepPage>
  );
}
