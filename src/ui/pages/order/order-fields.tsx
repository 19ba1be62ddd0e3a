import '../../theme/forms.scss';

import type { OrderVisit } from '../../../application/orders/order.js';
import type { OrderFlow } from '../../../domain/orders/order-flow.js';
import { totalsOf } from '../../../domain/orders/order-form.js';
import type { OrderAgreement } from '../../../domain/orders/payment.js';
import { SUBMIT_ORDER, SUBMITTING } from '../../../domain/orders/words.js';
import { Waiting } from '../../forms/waiting.js';
import { AgreementBox } from './agreement-box.js';
import { GoodsCard } from './goods-card.js';
import { OrderNote } from './order-note.js';
import { OrderSum } from './order-sum.js';
import { PromoField } from './promo-field.js';
import { WayChoice } from './way-choice.js';

interface OrderFieldsProps {
  readonly flow: Extract<OrderFlow, { readonly kind: 'draft' | 'sending' }>;
  readonly visit: OrderVisit;
  readonly agreementUrl: (agreement: OrderAgreement) => string;
}

/** What is filled in before an order is made. While one is under way nothing counts: the machine of the order says so. */
export function OrderFields({ flow, visit, agreementUrl }: OrderFieldsProps) {
  const { form } = flow;
  const { goods, terms, code, agreed, way } = form;
  const note = flow.kind === 'draft' ? flow.note : undefined;
  const busy = flow.kind === 'sending';
  const { dueYuan, savedYuan } = totalsOf(form);
  return (
    <form
      className="order"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        visit.do({ kind: 'submitted' });
      }}
    >
      <div className="order__main">
        <GoodsCard goods={goods} />
        <PromoField code={code} savedYuan={savedYuan} busy={busy} visit={visit} />
        {terms.ways !== undefined && <WayChoice ways={terms.ways} chosen={way} due={dueYuan} visit={visit} />}
      </div>
      <div className="order__side">
        <section className="order-part order-sum">
          <OrderSum form={form} />
          {terms.agreement !== undefined && (
            <AgreementBox
              agreement={terms.agreement}
              url={agreementUrl(terms.agreement)}
              agreed={agreed}
              note={note?.kind === 'agreement' ? note : undefined}
              visit={visit}
            />
          )}
          <OrderNote note={note} form={form} />
          <button type="submit" className="btn btn-primary btn-lg form__submit" aria-disabled={busy} aria-busy={busy}>
            <Waiting busy={busy}>{SUBMIT_ORDER}</Waiting>
          </button>
          <p className="order-sum__stand" role="status">
            {flow.kind === 'sending' && SUBMITTING[flow.step]}
          </p>
        </section>
      </div>
    </form>
  );
}
