import { concat, defer, EMPTY } from 'rxjs';

import { maskMobile } from '../../../domain/member/profile-rules.js';
import * as says from '../../../domain/member/words.js';
import { PasswordField } from '../../signing-in/password-field.js';
import { SignInForm } from '../../signing-in/sign-in-form.js';
import { SmsCodeFields } from '../../signing-in/sms-code-fields.js';
import type { DeedProps } from './deed-props.js';

/** Another password, or the first: by a code sent to the member's own mobile. */
export function PasswordForm({ user, service: { changes }, onClose }: DeedProps) {
  const closed$ = defer(() => {
    onClose();
    return EMPTY;
  });
  return (
    <SignInForm
      kind="reset-password"
      action={says.CONFIRM}
      mobile={{ initial: user.mobile }}
      perform={(fields) => concat(changes.password(fields), closed$)}
    >
      <p className="deed__lead">{says.codeGoesTo(maskMobile(user.mobile))}</p>
      {/* Whose password it is, for those who keep passwords. */}
      <input type="text" autoComplete="username" value={user.mobile} readOnly hidden />
      <SmsCodeFields scene="password_reset" />
      <PasswordField />
    </SignInForm>
  );
}
