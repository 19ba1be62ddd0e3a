import './promo-field.scss';

import { useId } from 'react';
import FormControl from 'react-bootstrap/FormControl';
import FormLabel from 'react-bootstrap/FormLabel';

import type { OrderVisit } from '../../../application/orders/purchase.js';
import { errorTextOf } from '../../../domain/errors/error-catalogue.js';
import { type CodeCheck, type CodeField, codeOf } from '../../../domain/orders/order-form.js';
import * as strings from '../../../domain/orders/strings.js';
import { yuan } from '../../../domain/text/quantities.js';
import { FieldFault, WaitingButton } from '../../shared/forms/form-feedback.js';
import { NO_PROSE } from '../../shared/forms/no-prose.js';
import { pressedKey } from '../../shared/hooks/pressed-key.js';
import { useFocusOn } from '../../shared/hooks/use-focus-on.js';

interface PromoFieldProps {
  readonly code: CodeField;
  /** The discount of the code in yuan, at most the price; `undefined` where it is not known. */
  readonly savedYuan: number | undefined;
  /** The order is being made. */
  readonly isBusy: boolean;
  readonly visit: OrderVisit;
}

/** A promo code: type, apply and remove it (docs/spec/orders.md#promo-codes). */
export function PromoField({ code, savedYuan, isBusy, visit }: PromoFieldProps) {
  const { text, check } = code;
  const id = useId();
  const isEmpty = codeOf({ code }) === '';
  const isUsed = check.kind === 'usable';
  const isChecking = check.kind === 'checking';
  const fault = faultOf(check);
  const input = useFocusOn<HTMLInputElement>(fault);
  const use = () => {
    visit.dispatch({ kind: 'code-used' });
  };
  return (
    <section className="order-part field" data-focus-next=".promo__button">
      <FormLabel htmlFor={id} className="field__label">
        {strings.PROMO_CODE}
      </FormLabel>
      <div className="field__row">
        <FormControl
          ref={input}
          id={id}
          name="promo_code"
          translate="no"
          value={text}
          readOnly={isBusy || isUsed}
          autoComplete="off"
          enterKeyHint="done"
          {...NO_PROSE}
          isInvalid={fault !== undefined}
          aria-invalid={fault !== undefined}
          aria-describedby={fault === undefined ? `${id}-stand` : `${id}-fault ${id}-stand`}
          onChange={(event) => {
            visit.dispatch({ kind: 'code-typed', text: event.target.value });
          }}
          onKeyDown={(event) => {
            // Enter applies the code instead of submitting the order: the visitor wants to see the discount first.
            // oxlint-disable-next-line course-site/raw-keys -- that of an input method must not submit the order either
            if (event.key !== 'Enter' || isEmpty || isUsed) return;
            event.preventDefault();
            if (pressedKey(event.nativeEvent) === 'Enter') use();
          }}
        />
        {isUsed ? (
          <button
            type="button"
            className="btn order-quiet promo__button"
            aria-label={strings.REMOVE_CODE}
            data-focus-next="[name=promo_code]"
            onClick={() => {
              visit.dispatch({ kind: 'code-removed' });
            }}
          >
            {strings.REMOVE}
          </button>
        ) : (
          <WaitingButton
            className="btn order-quiet promo__button"
            onClick={use}
            isBusy={isChecking}
            isOff={isChecking || isEmpty}
          >
            {strings.USE_CODE}
          </WaitingButton>
        )}
      </div>
      <p id={`${id}-stand`} className="visually-hidden" role="status">
        {isUsed && savedYuan !== undefined && <span>{strings.saved(yuan(savedYuan))}</span>}
        {isChecking && <span>{strings.CHECKING_CODE}</span>}
      </p>
      <FieldFault id={`${id}-fault`} fault={fault} />
    </section>
  );
}

function faultOf(check: CodeCheck): string | undefined {
  switch (check.kind) {
    case 'unusable':
      return check.because === undefined ? strings.CODE_UNUSABLE : strings.CODE_UNUSABLE_BECAUSE[check.because];
    case 'failed':
      return errorTextOf(check.error, strings.CODE_UNUSABLE);
    default:
      return undefined;
  }
}
