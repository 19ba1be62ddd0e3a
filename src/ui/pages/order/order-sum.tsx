import { GOODS_PRICE, saved, TOTAL } from '../../../domain/orders/words.js';
import { type OrderForm, totalsOf } from '../../../domain/orders/order-form.js';
import { yuan } from '../../../domain/text/quantities.js';

/** What is to be paid, and what a code takes off it (pages §7.5). */
export function OrderSum({ form }: { readonly form: OrderForm }) {
  const { priceYuan, savedYuan, dueYuan } = totalsOf(form);
  return (
    <>
      {savedYuan > 0 && (
        <>
          <p className="order-sum__row">
            <span>{GOODS_PRICE}</span>
            <span translate="no">{yuan(priceYuan)}</span>
          </p>
          <p className="order-sum__saved">{saved(yuan(savedYuan))}</p>
        </>
      )}
      <p className="order-sum__row order-sum__row--total">
        <span>{TOTAL}</span>
        <strong className="order-sum__due" translate="no">
          {yuan(dueYuan)}
        </strong>
      </p>
    </>
  );
}
