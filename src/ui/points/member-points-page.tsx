import './points.scss';

import { ROUTES } from '../../domain/access/routes.js';
import { readPage } from '../../domain/kernel/paging.js';
import type { Earning } from '../../domain/points.js';
import { HOW_TO_EARN, POINTS_BALANCE, POINTS_RECORDS } from '../../domain/points.strings.js';
import { SESSION } from '../../domain/session/session.js';
import { Loaded } from '../shared/feedback/loaded.js';
import { useBehavior, usePageLocation, useService } from '../shared/hooks/services.js';
import { useLoading } from '../shared/hooks/use-refreshable.js';
import type { ServiceProps } from '../shared/routing/page-loader.js';
import { useListHead } from '../shared/widgets/pager.js';
import { PointsRecords, PointsSkeleton } from './points-records.js';

/**
 * The member's points (docs/spec/messages-and-points.md#points): the balance, how to earn points here, and all changes.
 */
export function MemberPointsPage({ service }: ServiceProps<'points'>) {
  const [records, retry] = useLoading((retry$) => service.records(retry$));
  const head = useListHead<HTMLHeadingElement>();
  const page = readPage(usePageLocation().query);
  return (
    <div className="page column">
      <h1 className="page__heading">{ROUTES.memberPoints.title}</h1>
      <div className="points__about">
        <Balance />
        <HowToEarn earnings={service.earnings()} />
      </div>
      <section aria-label={POINTS_RECORDS}>
        <h2 ref={head} className="points__head list-head" tabIndex={-1}>
          {POINTS_RECORDS}
        </h2>
        <Loaded state={records} onRetry={retry} skeleton={<PointsSkeleton />}>
          {(shown) => <PointsRecords records={shown} page={page} />}
        </Loaded>
      </section>
    </div>
  );
}

/** The balance is part of the session's member data, so that it is the same on all pages. */
function Balance() {
  const session = useBehavior(useService(SESSION).state$);
  return (
    <p className="points__balance">
      <span>{POINTS_BALANCE}</span>
      <strong className="points__sum">{session.kind === 'member' ? session.user.credit1 : ''}</strong>
    </p>
  );
}

function HowToEarn({ earnings }: { readonly earnings: readonly Earning[] }) {
  if (earnings.length === 0) return undefined;
  return (
    <section className="points__earnings" aria-label={HOW_TO_EARN}>
      <h2 className="points__earnings-heading">{HOW_TO_EARN}</h2>
      <dl className="points__earnings-list">
        {earnings.map(({ action, gain }) => (
          <div key={action}>
            <dt>{action}</dt>
            <dd>{gain}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
