import './vip.scss';

import { ROUTES } from '../../../domain/access/routes.js';
import { VIP } from '../../../domain/access/titles.js';
import { BROWSE_COURSES } from '../../../domain/home/words.js';
import { VIP_EMPTY } from '../../../domain/orders/words.js';
import { VIP_DESCRIPTION } from '../../../domain/vip/words.js';
import { EmptyState } from '../../feedback/empty-state.js';
import { Loaded } from '../../feedback/loaded.js';
import { PageHead } from '../../head/page-head.js';
import { useLoading } from '../../hooks/use-loading.js';
import { Link } from '../../links/link.js';
import type { Served } from '../../routing/page-loader.js';
import { PlanCard } from './plan-card.js';

/** The memberships that the site sells (pages §6). */
export function VipPage({ service }: Served<'vipPlans'>) {
  const [state, retry] = useLoading((retry$) => service.all(retry$));
  return (
    <div className="page column">
      <PageHead address={ROUTES.vip.pattern} description={VIP_DESCRIPTION} />
      <h1 className="page__heading">{VIP}</h1>
      <Loaded state={state} onRetry={retry}>
        {(plans) =>
          plans.length === 0 ? (
            <NoneSold />
          ) : (
            <ul className="plans">
              {plans.map((plan) => (
                <PlanCard key={plan.id} plan={plan} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </div>
  );
}

function NoneSold() {
  return (
    <EmptyState text={VIP_EMPTY}>
      <Link className="btn btn-primary" to="/courses">
        {BROWSE_COURSES}
      </Link>
    </EmptyState>
  );
}
