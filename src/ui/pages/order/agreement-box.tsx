import { useEffect, useId, useRef } from 'react';
import FormCheckInput from 'react-bootstrap/FormCheckInput';

import type { OrderVisit } from '../../../application/orders/order.js';
import type { DraftNote } from '../../../domain/orders/order-flow.js';
import type { OrderAgreement } from '../../../domain/orders/payment.js';
import { AGREE_TO, agreeFirst, AGREEMENT_NAMES } from '../../../domain/orders/words.js';
import { FieldFault } from '../../forms/field-fault.js';
import { OutsideText } from '../../links/outside-text.js';

interface AgreementBoxProps {
  readonly agreement: OrderAgreement;
  /** Where its text is; empty where nobody knows. */
  readonly url: string;
  readonly agreed: boolean;
  /** The order was not sent because of it; another one each time. */
  readonly note: DraftNote | undefined;
  readonly visit: OrderVisit;
}

/** The tick that a server wants before it sells something: never there by itself (pages §7.4). */
export function AgreementBox({ agreement, url, agreed, note, visit }: AgreementBoxProps) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const name = AGREEMENT_NAMES[agreement];
  const isMissing = note !== undefined;
  useEffect(() => {
    if (note !== undefined) box.current?.focus();
  }, [note]);
  return (
    <div className="field">
      <div className="agreement">
        <FormCheckInput
          ref={box}
          id={id}
          className="agreement__tick"
          type="checkbox"
          checked={agreed}
          required
          isInvalid={isMissing}
          aria-invalid={isMissing}
          aria-describedby={isMissing ? `${id}-fault` : undefined}
          onChange={(event) => {
            visit.do({ kind: 'agreed', on: event.target.checked });
          }}
        />
        <label htmlFor={id}>
          <span>{AGREE_TO}</span>
          <OutsideText url={url}>{`《${name}》`}</OutsideText>
        </label>
      </div>
      <FieldFault id={`${id}-fault`} fault={isMissing ? agreeFirst(name) : undefined} />
    </div>
  );
}
