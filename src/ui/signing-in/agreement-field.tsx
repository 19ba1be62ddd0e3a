import { useId } from 'react';
import FormCheckInput from 'react-bootstrap/FormCheckInput';

import { AGREE, AND, PRIVACY_POLICY, USER_AGREEMENT } from '../../domain/signing-in/words.js';
import { useSite } from '../hooks/site.js';
import { FieldFault } from '../forms/field-fault.js';
import { useField, useSurroundingForm } from '../forms/form-context.js';
import { OutsideText } from '../links/outside-text.js';

/** The tick that registration asks for (spec §2). It is never there by itself (lesson 27). */
export function AgreementField() {
  const { change } = useSurroundingForm();
  const { value, fault } = useField('agreed');
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
          {AGREE}
          <OutsideText url={userProtocolUrl}>{USER_AGREEMENT}</OutsideText>
          {AND}
          <OutsideText url={privacyProtocolUrl}>{PRIVACY_POLICY}</OutsideText>
        </label>
      </div>
      <FieldFault id={`${id}-fault`} fault={fault} />
    </div>
  );
}
