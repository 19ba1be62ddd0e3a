import type { StudyCenter } from '../../../application/study/study-center.js';
import { ROUTES } from '../../../domain/access/routes.js';
import { BROWSE_COURSES } from '../../../domain/home/words.js';
import { STUDIED_COURSES_A_PAGE } from '../../../domain/limits.js';
import type { Page } from '../../../domain/paging/page.js';
import type { StudiedCourse } from '../../../domain/study/studied-course.js';
import { type StudyAddress, studyAddress } from '../../../domain/study/study-address.js';
import { TAB_EMPTY } from '../../../domain/study/words.js';
import { EmptyState } from '../../feedback/empty-state.js';
import { Link } from '../../links/link.js';
import { Pager } from '../../paging/pager.js';
import { PastTheEnd } from '../../paging/past-the-end.js';
import { GoneRow, StudyRow } from './study-row.js';

interface StudyListProps {
  readonly page: Page<StudiedCourse>;
  readonly here: StudyAddress;
  readonly service: StudyCenter;
}

/** A page of a list of the study centre, or why there is nothing on it. */
export function StudyList({ page: { items, total }, here, service }: StudyListProps) {
  const addressOf = (page: number) => studyAddress({ ...here, page });
  if (total === 0) {
    return (
      <EmptyState text={TAB_EMPTY[here.tab]}>
        <Link className="btn btn-primary" to={ROUTES.courses.pattern}>
          {BROWSE_COURSES}
        </Link>
      </EmptyState>
    );
  }
  if (items.length === 0) return <PastTheEnd total={total} size={STUDIED_COURSES_A_PAGE} addressOf={addressOf} />;
  return (
    <>
      <ul className="study-list">
        {items.map((studied, place) => (
          <li key={studied.courseId}>
            {studied.course === undefined ? (
              <GoneRow studied={studied} tab={here.tab} />
            ) : (
              <StudyRow studied={studied} course={studied.course} tab={here.tab} service={service} eager={place < 3} />
            )}
          </li>
        ))}
      </ul>
      <Pager page={here.page} total={total} size={STUDIED_COURSES_A_PAGE} addressOf={addressOf} />
    </>
  );
}
