import { yuan } from '../../../domain/text/quantities.js';
import type { VipPlan } from '../../../domain/vip/vip-plan.js';
import { perDays } from '../../../domain/vip/words.js';

/** A membership: what it is called, costs, lasts and comes with (pages §6). */
export function PlanCard({ plan: { name, priceYuan, days, lines } }: { readonly plan: VipPlan }) {
  return (
    <li className="plan">
      <h2 className="plan__name">{name}</h2>
      <p className="plan__price">
        <strong>{yuan(priceYuan)}</strong> <span className="plan__days">{perDays(days)}</span>
      </p>
      {lines.length > 0 && (
        <ul className="plan__lines">
          {lines.map((line, place) => (
            <li key={place}>{line}</li>
          ))}
        </ul>
      )}
    </li>
  );
}
