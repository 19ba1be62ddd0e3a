import './receipt.scss';

import type { Bought } from '../../../application/orders/purchase.js';
import {
  AMOUNT_PAID,
  ORDER_NUMBER,
  ORDERED_AT,
  PAYMENT_METHOD,
  PRODUCT_PRICE,
} from '../../../domain/orders/strings.js';
import { maskMobile } from '../../../domain/member/profile.js';
import { amountInCapitals } from '../../../domain/orders/receipt.js';
import * as strings from '../../../domain/orders/receipt.strings.js';
import { PAGE_NAVIGATOR } from '../../../domain/ports/navigator.js';
import { SESSION } from '../../../domain/session/session.js';
import { shownSiteName } from '../../../domain/site/current-site.js';
import { isolated } from '../../../domain/text/isolated.js';
import { yuan } from '../../../domain/text/quantities.js';
import { dateTime, inChina } from '../../../domain/time/shown-time.js';
import { useBehavior, useService, useSite } from '../../shared/hooks/services.js';

interface ReceiptProps {
  readonly orderNo: string;
  readonly bought: Bought | undefined;
}

/** A paid order on paper; a screen does not show it (docs/spec/taking-along.md#receipt). */
export function Receipt({ orderNo, bought }: ReceiptProps) {
  const { origin } = useService(PAGE_NAVIGATOR);
  const { siteName, icpRecords } = useSite().config;
  const session = useBehavior(useService(SESSION).state$);
  const user = session.kind === 'member' ? session.user : undefined;
  const { product, paidYuan, priceYuan, orderedAt, method } = bought ?? {};
  const isPresentPlan = product?.kind === 'role' && product.id === user?.vipPlanId;
  const amount = paidYuan ?? priceYuan;
  const capitals = amount === undefined ? undefined : amountInCapitals(amount);
  const rows: readonly (readonly [name: string, value: string | undefined])[] = [
    [ORDER_NUMBER, orderNo],
    [ORDERED_AT, orderedAt === undefined ? undefined : dateTime(orderedAt)],
    [strings.PAYER, user && strings.payerOf(user.name, maskMobile(user.mobile))],
    [strings.BOUGHT_PRODUCT, product && isolated(product.name)],
    [
      strings.MEMBERSHIP_UNTIL,
      isPresentPlan && user.vipUntil !== undefined ? inChina(user.vipUntil, 'yyyy-MM-dd') : undefined,
    ],
    [paidYuan === undefined ? PRODUCT_PRICE : AMOUNT_PAID, amount === undefined ? undefined : yuan(amount)],
    [
      paidYuan === undefined ? strings.PRICE_IN_CAPITALS : strings.IN_CAPITALS,
      capitals && strings.inCapitals(capitals),
    ],
    [PAYMENT_METHOD, method],
    [strings.SITE_OF_RECEIPT, `${shownSiteName(siteName)} ${origin}`],
    [strings.FILING, icpRecords.map(({ text }) => text).join(' ')],
  ];
  return (
    <section className="receipt">
      <h2 className="receipt__title">{strings.RECEIPT}</h2>
      <dl className="receipt__rows">
        {rows.map(
          ([name, value]) =>
            value !== undefined &&
            value !== '' && (
              <div key={name} className="receipt__row">
                <dt>{name}</dt>
                <dd translate="no">{value}</dd>
              </div>
            ),
        )}
      </dl>
      <p className="receipt__hint">{strings.NO_INVOICE}</p>
    </section>
  );
}
