import { orderAddress } from '../../domain/orders/order-addresses.js';
import { SERVER_CLOCK } from '../../domain/ports/server-clock.js';
import { SESSION } from '../../domain/session/session.js';
import { yuan } from '../../domain/text/quantities.js';
import { dailyPrice, isPlanOf, isPermanent, type VipPlan } from '../../domain/vip.js';
import { perDay, perDayAbout, BECOME_VIP, FOREVER, perDays, RENEW_VIP, YOUR_PLAN } from '../../domain/vip.strings.js';
import { Price } from '../courses/price.js';
import { useBehavior, useService } from '../shared/hooks/services.js';
import { MemberLink } from '../shared/routing/member-action.js';
import { TickIcon } from '../shared/theme/icons.js';

/** A membership plan: name, price, duration and benefits, with a button that orders it (docs/spec/vip.md#plans). */
export function PlanCard({ plan }: { readonly plan: VipPlan }) {
  const { id, name, days, lines } = plan;
  const visitor = useBehavior(useService(SESSION).state$);
  const now = useService(SERVER_CLOCK).now();
  const daily = dailyPrice(plan);
  const isOwnPlan = visitor.kind === 'member' && isPlanOf(visitor.user, id, now);
  return (
    <li className={isOwnPlan ? 'plan plan--theirs' : 'plan'}>
      <div className="plan__head">
        <h2 className="plan__name">{name}</h2>
        {isOwnPlan && <span className="plan__mark">{YOUR_PLAN}</span>}
      </div>
      <p className="plan__price">
        <Price priced={plan} />{' '}
        <span className="plan__days">{isPermanent(plan) ? FOREVER : days !== undefined && perDays(days)}</span>
        {daily !== undefined && (
          <span className="plan__per-day">{` ${(daily.isExact ? perDay : perDayAbout)(yuan(daily.yuan))}`}</span>
        )}
      </p>
      {lines.length > 0 && (
        <ul className="plan__lines">
          {lines.map((line, index) => (
            <li key={index} className="plan__line">
              <TickIcon />
              <span>{line}</span>
            </li>
          ))}
        </ul>
      )}
      <MemberLink className="btn btn-primary btn-lg plan__action" to={orderAddress({ kind: 'role', id })} isAction>
        <span>{isOwnPlan ? RENEW_VIP : BECOME_VIP}</span>
        <span className="visually-hidden">{name}</span>
      </MemberLink>
    </li>
  );
}
