import { useId } from 'react';
import FormCheckInput from 'react-bootstrap/FormCheckInput';

import {
  AGREE,
  AND,
  HAVE_ACCOUNT,
  PRIVACY_POLICY,
  REGISTER_NOW,
  USER_AGREEMENT,
} from '../../../domain/signing-in/strings.js';
import { FieldFault } from '../../shared/forms/form-feedback.js';
import { useField, useFormContext } from '../../shared/forms/form.js';
import { useSite } from '../../shared/hooks/services.js';
import { OutsideText } from '../../shared/routing/site-link.js';
import { PasswordField } from '../password-field.js';
import { MobileField, SignInForm } from '../sign-in-form.js';
import { useSigningIn } from '../signing-in.js';
import { SmsCodeFields } from '../sms-code-fields.js';
import { DialogLink } from './dialog-link.js';

/**
 * The checkbox for the agreements (docs/spec/signing-in.md#registration). It is never checked by default
 * (docs/spec/signing-in.md#registration).
 */
function AgreementField() {
  const { change } = useFormContext();
  const { value, fault } = useField('agreed', { restored: true });
  const { userProtocolUrl, privacyProtocolUrl } = useSite().config;
  const id = useId();
  return (
    <div className="field">
      <div className="agreement">
        <FormCheckInput
          id={id}
          className="agreement__tick"
          name="agreed"
          type="checkbox"
          checked={value === true}
          required
          isInvalid={fault !== undefined}
          aria-invalid={fault !== undefined}
          aria-describedby={fault === undefined ? undefined : `${id}-fault`}
          onChange={(event) => {
            change('agreed', event.target.checked);
          }}
        />
        <label htmlFor={id}>
          <span>{AGREE}</span>
          <OutsideText url={userProtocolUrl}>{USER_AGREEMENT}</OutsideText>
          <span>{AND}</span>
          <OutsideText url={privacyProtocolUrl}>{PRIVACY_POLICY}</OutsideText>
        </label>
      </div>
      <FieldFault id={`${id}-fault`} fault={fault} />
    </div>
  );
}

/**
 * Creates an account, then opens the login dialog with the mobile number filled in
 * (docs/spec/signing-in.md#registration).
 */
export function RegisterDialog() {
  const { register } = useSigningIn();
  return (
    <>
      <SignInForm kind="register" action={REGISTER_NOW} perform={(fields) => register.perform(fields)}>
        <MobileField />
        <SmsCodeFields scene="register" />
        <PasswordField />
        <AgreementField />
      </SignInForm>
      <div className="dialog__links">
        <DialogLink to="login">{HAVE_ACCOUNT}</DialogLink>
      </div>
    </>
  );
}
