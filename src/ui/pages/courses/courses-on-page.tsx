import type { CourseSummary } from '../../../domain/courses/course-card.js';
import { type CoursesAddress, coursesAddress } from '../../../domain/courses/courses-address.js';
import { ALL_COURSES, COURSES_EMPTY, COURSES_NONE_SUCH } from '../../../domain/courses/words.js';
import { COURSES_A_PAGE } from '../../../domain/limits.js';
import type { Page } from '../../../domain/paging/page.js';
import { SEARCH_HOME } from '../../../domain/search/words.js';
import { CourseGrid } from '../../courses/course-grid.js';
import { EmptyState } from '../../feedback/empty-state.js';
import { Link } from '../../links/link.js';
import { Pager } from '../../paging/pager.js';
import { PastTheEnd } from '../../paging/past-the-end.js';

/** Covers that are likely on the first screen: the first row of a wide one. */
const EAGER = 4;

interface CoursesOnPageProps {
  readonly page: Page<CourseSummary>;
  readonly here: CoursesAddress;
}

/** A page of courses, or why there is nothing on it. */
export function CoursesOnPage({ page: { items, total }, here }: CoursesOnPageProps) {
  const addressOf = (page: number) => coursesAddress({ ...here, page });
  if (total === 0) return <NoCourses here={here} />;
  if (items.length === 0) return <PastTheEnd total={total} size={COURSES_A_PAGE} addressOf={addressOf} />;
  return (
    <>
      <CourseGrid courses={items} eagerCount={EAGER} />
      <Pager page={here.page} total={total} size={COURSES_A_PAGE} addressOf={addressOf} />
    </>
  );
}

function NoCourses({ here }: { readonly here: CoursesAddress }) {
  const isNarrowed = here.categoryId !== undefined || here.scene !== 'newest';
  return (
    <EmptyState text={isNarrowed ? COURSES_NONE_SUCH : COURSES_EMPTY}>
      <Link className="btn btn-primary" to={isNarrowed ? coursesAddress() : '/'}>
        {isNarrowed ? ALL_COURSES : SEARCH_HOME}
      </Link>
    </EmptyState>
  );
}
