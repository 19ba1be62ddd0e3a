import { ROUTES } from '../../domain/access/routes.js';
import { SEE_ALL_COURSES } from '../../domain/courses/strings.js';
import { POINTS_RECORDS_A_PAGE } from '../../domain/points.js';
import { type Page, pageAddress } from '../../domain/kernel/paging.js';
import { pointsChange, type PointsRecord } from '../../domain/points.js';
import { MEMBER_CREDIT_EMPTY, NO_REMARK } from '../../domain/points.strings.js';
import { EmptyState } from '../shared/feedback/empty-state.js';
import { BlankRows } from '../shared/feedback/loaded.js';
import { Ago } from '../shared/widgets/ago.js';
import { PagedList } from '../shared/widgets/pager.js';

const addressOf = (page: number) => pageAddress(ROUTES.memberPoints.pattern, page);

interface PointsRecordsProps {
  readonly records: Page<PointsRecord>;
  /** Counted from 1. */
  readonly page: number;
}

/** A page of records, or why it is empty. */
export function PointsRecords({ records, page }: PointsRecordsProps) {
  return (
    <PagedList
      page={page}
      list={records}
      size={POINTS_RECORDS_A_PAGE}
      addressOf={addressOf}
      empty={<EmptyState text={MEMBER_CREDIT_EMPTY} to={ROUTES.courses.pattern} action={SEE_ALL_COURSES} />}
    >
      <ul className="points">
        {/* Records have no id (docs/api/messages-and-points.md#points-records): only the position on the page identifies them. */}
        {records.items.map((record, index) => (
          <RecordRow key={index} record={record} />
        ))}
      </ul>
    </PagedList>
  );
}

function RecordRow({ record }: { readonly record: PointsRecord }) {
  const { remark, createdAt } = record;
  const { direction, text, sum } = pointsChange(record);
  return (
    <li className="points-record">
      <span className="points-record__remark">{remark.trim() === '' ? NO_REMARK : remark}</span>
      {createdAt !== undefined && (
        <span className="points-record__time">
          <Ago instant={createdAt} form="day-and-time" />
        </span>
      )}
      <span className={`points-record__change points-record__change--${direction}`}>
        <span className="visually-hidden">{text}</span>
        <span>{sum}</span>
      </span>
    </li>
  );
}

/** Skeleton that is visible until the records arrive. */
export function PointsSkeleton() {
  return <BlankRows list="points" row="points-record points-record--blank" count={6} />;
}
