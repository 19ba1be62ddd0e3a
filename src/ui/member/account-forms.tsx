import { useState } from 'react';
import { tap } from 'rxjs';

import type { MemberServices } from '../../application/member/member-services.js';
import { confirmsDeletion, isLastSignInMethod, maskMobile } from '../../domain/member/profile.js';
import * as strings from '../../domain/member/strings.js';
import type { LoginUser, SocialAccount } from '../../domain/session/login-user.js';
import { Confirmation } from '../shared/forms/confirmation.js';
import { Form } from '../shared/forms/form.js';
import { TextField } from '../shared/forms/text-field.js';
import { useForm } from '../shared/forms/use-form.js';
import { useStream } from '../shared/hooks/use-refreshable.js';
import { PasswordField } from '../signing-in/password-field.js';
import { SignInForm } from '../signing-in/sign-in-form.js';
import { SmsCodeFields } from '../signing-in/sms-code-fields.js';

/** Props of every dialog of the member page. */
export interface ActionProps {
  readonly user: LoginUser;
  readonly service: MemberServices;
  /** Called when the action is done or cancelled. */
  readonly onClose: () => void;
}

/**
 * Deletes the account. The form explains the consequences, and the member must type a word, so that it does not happen
 * by accident.
 */
export function DeletionForm({ service: { changes } }: ActionProps) {
  const form = useForm({
    empty: () => ({ confirmation: '' }),
    check: ({ confirmation }) => (confirmsDeletion(confirmation) ? {} : { confirmation: strings.DELETION_UNCONFIRMED }),
    perform: () => changes.deletion(),
  });
  const [typed$] = useState(() => form.draft.value$('confirmation'));
  const isConfirmed = confirmsDeletion(useStream(typed$, ''));
  return (
    <>
      <p className="form__lead">{strings.DELETION_EXPLAINED}</p>
      <Form form={form} action={strings.DELETE_ACCOUNT} look={isConfirmed ? 'danger' : 'inactive'}>
        <TextField
          name="confirmation"
          label={strings.DELETION_LABEL}
          placeholder={strings.DELETION_WORD}
          autoComplete="off"
        />
      </Form>
    </>
  );
}

/** Sets or changes the password, with an SMS code sent to the member's own mobile number. */
export function PasswordForm({ user, service: { changes }, onClose }: ActionProps) {
  return (
    <SignInForm
      kind="reset-password"
      action={strings.CONFIRM}
      mobile={user.mobile}
      perform={(fields) => changes.password(fields).pipe(tap({ complete: onClose }))}
    >
      <p className="form__lead">{strings.codeGoesTo(maskMobile(user.mobile))}</p>
      {/* Tells password managers which account the password belongs to. */}
      <input type="text" autoComplete="username" value={user.mobile} readOnly hidden />
      <SmsCodeFields scene="password_reset" />
      <PasswordField />
    </SignInForm>
  );
}

/** Unlinks a social account. A member who would have no way left to sign in is warned. */
export function UnlinkConfirmation({
  account,
  user,
  service: { links },
  onClose,
}: ActionProps & { readonly account: SocialAccount }) {
  return (
    <Confirmation
      confirmText={strings.CONFIRM}
      cancelText={strings.CANCEL}
      perform={() => links.unlink(account)}
      onDone={onClose}
      onCancel={onClose}
    >
      <p>{strings.confirmUnlink(account === 'qq' ? strings.QQ : strings.WECHAT)}</p>
      {isLastSignInMethod(user) && <p className="confirmation__warning">{strings.LAST_SIGN_IN_METHOD}</p>}
    </Confirmation>
  );
}
