import './order-summary.scss';

import { useState } from 'react';

import { PURCHASE_NOTICE } from '../../../domain/courses/strings.js';
import { codeOf, type OrderForm, totalsOf } from '../../../domain/orders/order-form.js';
import type { Product } from '../../../domain/orders/order.js';
import { PRODUCT_KINDS, PRODUCT_PRICE, PROMO_CODE, reduction, TOTAL } from '../../../domain/orders/strings.js';
import { yuan } from '../../../domain/text/quantities.js';
import { isPermanent } from '../../../domain/vip.js';
import { FOREVER, perDays } from '../../../domain/vip.strings.js';
import { Cover } from '../../courses/cover.js';
import { Price } from '../../courses/price.js';
import { RichText } from '../../shared/content/rich-text.js';
import { useSite } from '../../shared/hooks/services.js';
import { ChevronIcon, CrownIcon } from '../../shared/theme/icons.js';

/** The product, as the server returned it (docs/spec/orders.md#order-form). */
export function ProductCard({ product: { kind, name, cover, priceYuan, days } }: { readonly product: Product }) {
  return (
    <section className="order-part product-card">
      <div className="product-card__cover">
        {kind === 'course' ? (
          <Cover url={cover} isEager />
        ) : (
          <span className="product-card__crown">
            <CrownIcon />
          </span>
        )}
      </div>
      <div className="product-card__text">
        <p className="product-card__kind">{PRODUCT_KINDS[kind]}</p>
        <h2 className="product-card__name">{name}</h2>
        <p className="product-card__price">
          <Price priced={{ priceYuan }} />
          {days !== undefined && (
            <span className="product-card__days">{isPermanent({ days }) ? FOREVER : perDays(days)}</span>
          )}
        </p>
      </div>
    </section>
  );
}

/** The amount to pay, and what a promo code saves (docs/spec/orders.md#submitting). */
export function OrderSum({ form }: { readonly form: OrderForm }) {
  const { priceYuan, savedYuan, dueYuan } = totalsOf(form);
  return (
    <>
      {savedYuan !== 0 && priceYuan !== undefined && (
        <p className="order-sum__row">
          <span>{PRODUCT_PRICE}</span>
          <span translate="no">{yuan(priceYuan)}</span>
        </p>
      )}
      {savedYuan !== 0 && form.code.check.kind === 'usable' && (
        <p className="order-sum__row order-sum__row--saved">
          <span>
            <span>{PROMO_CODE}</span> <span translate="no">{codeOf(form)}</span>
          </span>
          {savedYuan !== undefined && <span translate="no">{reduction(yuan(savedYuan))}</span>}
        </p>
      )}
      {dueYuan !== undefined && (
        <p className="order-sum__row order-sum__row--total">
          <span>{TOTAL}</span>
          <strong className="order-sum__due" translate="no">
            {yuan(dueYuan)}
          </strong>
        </p>
      )}
    </>
  );
}

/**
 * The owner's notice for buyers of courses, to be unfolded before the order is sent. Here and not behind a link, which
 * would leave the form.
 */
export function PurchaseNotice() {
  const { purchaseNoticeHtml } = useSite().config;
  const [opened, setOpened] = useState(false);
  if (purchaseNoticeHtml.trim() === '') return undefined;
  return (
    <details
      className="order-part order-notice"
      onToggle={() => {
        setOpened(true);
      }}
    >
      <summary className="order-notice__name">
        <span>{PURCHASE_NOTICE}</span>
        <ChevronIcon />
      </summary>
      {opened && <RichText html={purchaseNoticeHtml} topLevel={3} />}
    </details>
  );
}
