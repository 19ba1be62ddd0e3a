import type { Goods } from '../../../domain/orders/goods.js';
import { GOODS_KINDS } from '../../../domain/orders/words.js';
import { yuan } from '../../../domain/text/quantities.js';
import { lastsForever } from '../../../domain/vip/vip-plan.js';
import { FOREVER, perDays } from '../../../domain/vip/words.js';
import { Cover } from '../../courses/cover.js';
import { CrownIcon } from '../../theme/icons/crown-icon.js';

/** What is about to be bought, as the server tells it (pages §7.1). */
export function GoodsCard({ goods: { kind, name, cover, priceYuan, days } }: { readonly goods: Goods }) {
  return (
    <section className="order-part goods-card">
      <div className="goods-card__cover">
        {kind === 'course' ? (
          <Cover url={cover} eager />
        ) : (
          <span className="goods-card__crown">
            <CrownIcon />
          </span>
        )}
      </div>
      <div className="goods-card__words">
        <p className="goods-card__kind">{GOODS_KINDS[kind]}</p>
        <h2 className="goods-card__name">{name}</h2>
        <p className="goods-card__price">
          <span translate="no">{yuan(priceYuan)}</span>
          {days !== undefined && (
            <span className="goods-card__days">{lastsForever({ days }) ? FOREVER : perDays(days)}</span>
          )}
        </p>
      </div>
    </section>
  );
}
