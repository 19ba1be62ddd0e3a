import { useState } from 'react';
import { tap } from 'rxjs';

import { maskMobile, memberAddress } from '../../domain/member/profile.js';
import * as strings from '../../domain/member/strings.js';
import { DialogContent } from '../shared/widgets/dialog-frame.js';
import { AlertText } from '../shared/forms/form-feedback.js';
import { useBehavior } from '../shared/hooks/services.js';
import { MobileField, SignInForm } from '../signing-in/sign-in-form.js';
import { useSigningIn } from '../signing-in/signing-in.js';
import { SmsCodeFields } from '../signing-in/sms-code-fields.js';
import type { ActionProps } from './account-forms.js';

/** Links a mobile number to a member who has none. */
export function BindFirstMobile() {
  const { bindMobile } = useSigningIn();
  return (
    <SignInForm
      kind="bind-mobile"
      action={strings.CONFIRM}
      perform={(fields) => bindMobile.asMember(fields, memberAddress())}
    >
      <MobileField />
      <SmsCodeFields scene="mobile_bind" />
    </SignInForm>
  );
}

/** Changes the mobile number: an SMS code proves the old one, then the new one is set. */
export function ChangeMobile({ user, service, onClose }: ActionProps) {
  const [change] = useState(() => service.newMobileChange());
  const step = useBehavior(change.step$);
  // An expired proof has led back to the first step, so the dialog stays open.
  const close = (): void => {
    if (change.step$.value.kind === 'change') onClose();
  };
  if (step.kind === 'prove') {
    return (
      <DialogContent key="prove">
        <SignInForm
          kind="bind-mobile"
          action={strings.NEXT_STEP}
          mobile={user.mobile}
          perform={(fields) => change.prove(fields)}
        >
          {step.isExpired && <AlertText text={strings.PROOF_EXPIRED} />}
          <Step reached={1}>{strings.STEP_ONE}</Step>
          <p className="form__lead">{strings.codeGoesTo(maskMobile(user.mobile))}</p>
          <SmsCodeFields scene="mobile_bind" />
        </SignInForm>
      </DialogContent>
    );
  }
  return (
    <DialogContent key="change">
      <SignInForm
        kind="bind-mobile"
        action={strings.CONFIRM}
        perform={(fields) => change.change(fields, step.proof).pipe(tap({ complete: close }))}
      >
        <Step reached={2}>{strings.STEP_TWO}</Step>
        <MobileField />
        <SmsCodeFields scene="mobile_bind" />
      </SignInForm>
    </DialogContent>
  );
}

/** The step in words, under a bar of two parts. */
function Step({ reached, children }: { readonly reached: 1 | 2; readonly children: string }) {
  return (
    <div>
      <div className="form__steps" aria-hidden="true">
        <span className="form__step--reached" />
        <span className={reached === 2 ? 'form__step--reached' : undefined} />
      </div>
      <p className="form__lead">{children}</p>
    </div>
  );
}
