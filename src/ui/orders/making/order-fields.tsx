import '../../shared/theme/forms.scss';
import './order-fields.scss';

import { useId } from 'react';
import FormCheckInput from 'react-bootstrap/FormCheckInput';

import type { OrderVisit } from '../../../application/orders/purchase.js';
import type { OrderAgreement } from '../../../domain/orders/order.js';
import { totalsOf } from '../../../domain/orders/order-form.js';
import type { DraftHint, OrderFlow } from '../../../domain/orders/states.js';
import { AGREE_TO, agreeFirst, AGREEMENT_NAMES, SUBMIT_ORDER, SUBMITTING } from '../../../domain/orders/strings.js';
import { FieldFault, WaitingButton } from '../../shared/forms/form-feedback.js';
import { controlValues } from '../../shared/forms/use-form.js';
import { useSite } from '../../shared/hooks/services.js';
import { useFocusOn } from '../../shared/hooks/use-focus-on.js';
import { OutsideText } from '../../shared/routing/site-link.js';
import { PaymentMethodRadios } from '../payment-methods.js';
import { OrderHint } from './order-obstacles.js';
import { OrderSum, ProductCard, PurchaseNotice } from './order-summary.js';
import { PromoField } from './promo-field.js';

interface AgreementBoxProps {
  readonly agreement: OrderAgreement;
  readonly hasAgreed: boolean;
  /** The reason why the order was not sent; a new object for each attempt. */
  readonly hint: DraftHint | undefined;
  readonly visit: OrderVisit;
}

/**
 * The agreement checkbox that a server requires for purchases. Never ticked in advance (docs/spec/orders.md#agreement).
 */
function AgreementBox({ agreement, hasAgreed, hint, visit }: AgreementBoxProps) {
  const id = useId();
  const box = useFocusOn<HTMLInputElement>(hint);
  const name = AGREEMENT_NAMES[agreement];
  const { memberProtocolUrl, paidContentProtocolUrl } = useSite().config;
  const isMissing = hint !== undefined;
  return (
    <div className="field">
      <div className="agreement">
        <FormCheckInput
          ref={box}
          id={id}
          className="agreement__tick"
          name="agreed"
          type="checkbox"
          checked={hasAgreed}
          required
          isInvalid={isMissing}
          aria-invalid={isMissing}
          aria-describedby={isMissing ? `${id}-fault` : undefined}
          onChange={(event) => {
            visit.dispatch({ kind: 'agreed', isChecked: event.target.checked });
          }}
        />
        <label htmlFor={id}>
          <span>{AGREE_TO}</span>
          <OutsideText
            url={agreement === 'member' ? memberProtocolUrl : paidContentProtocolUrl}
          >{`《${name}》`}</OutsideText>
        </label>
      </div>
      <FieldFault id={`${id}-fault`} fault={isMissing ? agreeFirst(name) : undefined} />
    </div>
  );
}

interface OrderFieldsProps {
  readonly flow: Extract<OrderFlow, { readonly kind: 'draft' | 'sending' }>;
  readonly visit: OrderVisit;
}

/** The input fields of an order. While an order is being made, the order's state machine ignores them. */
export function OrderFields({ flow, visit }: OrderFieldsProps) {
  const { form } = flow;
  const { product, terms, code, hasAgreed, method } = form;
  const hint = flow.kind === 'draft' ? flow.hint : undefined;
  const busy = flow.kind === 'sending';
  const { dueYuan, savedYuan } = totalsOf(form);
  return (
    <form
      className="order"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // A script may have filled them in without an event.
        for (const [name, value] of controlValues(event.currentTarget)) {
          if (name === 'promo_code') visit.dispatch({ kind: 'code-typed', text: String(value) });
          if (name === 'agreed' && value !== hasAgreed) visit.dispatch({ kind: 'agreed', isChecked: value === true });
        }
        visit.dispatch({ kind: 'submitted' });
      }}
    >
      <div className="order__main">
        <ProductCard product={product} />
        <PromoField code={code} savedYuan={savedYuan} isBusy={busy} visit={visit} />
        {terms.methods !== undefined && (
          <PaymentMethodRadios
            methods={terms.methods}
            chosen={method}
            due={dueYuan}
            onChoose={(name) => {
              visit.dispatch({ kind: 'method-chosen', method: name });
            }}
          />
        )}
        {product.kind === 'course' && <PurchaseNotice />}
      </div>
      <div className="order__side">
        <section className="order-part order-sum">
          <OrderSum form={form} />
          {terms.agreement !== undefined && (
            <AgreementBox
              agreement={terms.agreement}
              hasAgreed={hasAgreed}
              hint={hint?.kind === 'agreement' ? hint : undefined}
              visit={visit}
            />
          )}
          <OrderHint hint={hint} />
          <WaitingButton type="submit" className="btn btn-primary btn-lg form__submit" isBusy={busy}>
            {SUBMIT_ORDER}
          </WaitingButton>
          <p className="order-sum__stand" role="status">
            {flow.kind === 'sending' && SUBMITTING[flow.step]}
          </p>
        </section>
      </div>
    </form>
  );
}
