import './vip.scss';

import { RUNTIME_SETTINGS } from '../../../domain/ports/browser/runtime-settings.port.js';
import type { VipPlans } from '../../../application/vip/vip-plans.js';
import { ROUTES } from '../../../domain/access/routes.js';
import { VIP } from '../../../domain/access/titles.js';
import { BROWSE_COURSES } from '../../../domain/home/words.js';
import { showsVipEntry } from '../../../domain/site/vip-rule.js';
import { VIP_DESCRIPTION, VIP_EMPTY, VIP_OFF } from '../../../domain/vip/words.js';
import { BlankRows } from '../../feedback/blank-rows.js';
import { EmptyState } from '../../feedback/empty-state.js';
import { Loaded } from '../../feedback/loaded.js';
import { PageHead } from '../../head/page-head.js';
import { useService } from '../../hooks/services.js';
import { useSite } from '../../hooks/site.js';
import { useLoading } from '../../hooks/use-loading.js';
import { Link } from '../../links/link.js';
import type { Served } from '../../routing/page-loader.js';
import { PlanCard } from './plan-card.js';
import { VipStanding } from './vip-standing.js';

/** The memberships that the site sells, and what the member has of them (pages §6). Nothing of it where the site has none. */
export function VipPage({ service }: Served<'vipPlans'>) {
  const isOpen = showsVipEntry(useSite().config, useService(RUNTIME_SETTINGS));
  return (
    <div className="page column vip-page">
      <PageHead address={ROUTES.vip.pattern} description={isOpen ? VIP_DESCRIPTION : ''} />
      <h1 className="page__heading">{VIP}</h1>
      {isOpen ? <Memberships service={service} /> : <NoneOnSale text={VIP_OFF} />}
    </div>
  );
}

function Memberships({ service }: { readonly service: VipPlans }) {
  const [state, retry] = useLoading((retry$) => service.all(retry$));
  return (
    <>
      <VipStanding />
      <Loaded state={state} onRetry={retry} skeleton={<BlankRows list="plans" row="plan plan--blank" />}>
        {(plans) =>
          plans.length === 0 ? (
            <NoneOnSale text={VIP_EMPTY} />
          ) : (
            <ul className="plans">
              {plans.map((plan) => (
                <PlanCard key={plan.id} plan={plan} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </>
  );
}

function NoneOnSale({ text }: { readonly text: string }) {
  return (
    <EmptyState text={text}>
      <Link className="btn btn-primary" to={ROUTES.courses.pattern}>
        {BROWSE_COURSES}
      </Link>
    </EmptyState>
  );
}
