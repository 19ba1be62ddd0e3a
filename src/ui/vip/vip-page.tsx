import './vip.scss';

import type { VipPlans } from '../../application/vip.js';
import { ROUTES } from '../../domain/access/routes.js';
import { BROWSE_COURSES } from '../../domain/home/strings.js';
import { RUNTIME_SETTINGS } from '../../domain/site/system-config.js';
import { SERVER_CLOCK } from '../../domain/ports/server-clock.js';
import { isVip } from '../../domain/session/login-user.js';
import type { SessionState } from '../../domain/session/session-state.js';
import { SESSION } from '../../domain/session/session.js';
import { showsVipEntry } from '../../domain/site/nav.js';
import { calendarDay } from '../../domain/time/server-time.js';
import {
  NO_VIP_YET,
  SIGN_IN_FOR_VIP,
  VIP_DESCRIPTION,
  VIP_EMPTY,
  VIP_OFF,
  vipUntilDay,
} from '../../domain/vip.strings.js';
import { MemberLink } from '../shared/routing/member-action.js';
import { EmptyState } from '../shared/feedback/empty-state.js';
import { BlankRows, Loaded } from '../shared/feedback/loaded.js';
import { useBehavior, useService, useSite } from '../shared/hooks/services.js';
import { useLoading } from '../shared/hooks/use-refreshable.js';
import type { ServiceProps } from '../shared/routing/page-loader.js';
import { CrownIcon } from '../shared/theme/icons.js';
import { PageHead } from '../shared/widgets/page-head.js';
import { PlanCard } from './plan-card.js';

/** Whether the visitor is VIP, and until when. The line exists before the answer is known, so that nothing moves. */
function VipStatus() {
  const state = useBehavior(useService(SESSION).state$);
  const now = useService(SERVER_CLOCK).now();
  const text = statusText(state, now);
  const isMemberVip = state.kind === 'member' && isVip(state.user, now);
  return (
    // docs/spec/every-page.md#images: an image is removed with its parent
    <p
      key={String(text === '')}
      className={isMemberVip ? 'page__lead vip-standing vip-standing--vip' : 'page__lead vip-standing'}
    >
      {text !== '' && (
        <>
          <CrownIcon />
          <span>{text}</span>
        </>
      )}
      {state.kind === 'anonymous' && (
        <MemberLink className="vip-standing__sign-in" to={ROUTES.vip.pattern} isAction>
          {SIGN_IN_FOR_VIP}
        </MemberLink>
      )}
    </p>
  );
}

function statusText(state: SessionState, now: number | undefined): string {
  switch (state.kind) {
    case 'anonymous':
    case 'restoring':
    case 'unreachable':
      return '';
    case 'member': {
      const { vipUntil } = state.user;
      return vipUntil !== undefined && isVip(state.user, now) ? vipUntilDay(calendarDay(vipUntil)) : NO_VIP_YET;
    }
  }
}

/**
 * The membership plans that the site sells, and the member's own plan (docs/spec/vip.md#plans). If memberships are off,
 * it shows none of this.
 */
export function VipPage({ service }: ServiceProps<'vipPlans'>) {
  const isOpen = showsVipEntry(useSite().config, useService(RUNTIME_SETTINGS));
  return (
    <div className="page column vip-page">
      <PageHead address={ROUTES.vip.pattern} description={isOpen ? VIP_DESCRIPTION : ''} />
      <h1 className="page__heading">{ROUTES.vip.title}</h1>
      {isOpen ? <Memberships service={service} /> : <NoneOnSale text={VIP_OFF} />}
    </div>
  );
}

function Memberships({ service }: { readonly service: VipPlans }) {
  const [state, retry] = useLoading((retry$) => service.all(retry$));
  return (
    <>
      <VipStatus />
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
  return <EmptyState text={text} to={ROUTES.courses.pattern} action={BROWSE_COURSES} />;
}
