import './courses.scss';

import { COURSES_LOADING } from '../../../application/courses/course-list.js';
import { ROUTES } from '../../../domain/access/routes.js';
import type { CourseSummary } from '../../../domain/courses/course.js';
import {
  type CoursesAddress,
  coursesAddress,
  readCoursesAddress,
  withinCategories,
} from '../../../domain/courses/course-list-address.js';
import {
  SEE_ALL_COURSES,
  COURSES_DESCRIPTION,
  COURSES_EMPTY,
  NO_MATCHING_COURSES,
  coursesInAll,
  LIST_OF_COURSES,
  POPULAR_ORDER,
} from '../../../domain/courses/strings.js';
import { COURSES_A_PAGE, COVERS_ON_FIRST_SCREEN } from '../../../domain/courses/limits.js';
import type { Page } from '../../../domain/kernel/paging.js';
import { SEARCH_HOME } from '../../../domain/search/strings.js';
import { CourseGrid, CourseGridSkeleton } from '../course-grid.js';
import { EmptyState } from '../../shared/feedback/empty-state.js';
import { Loaded } from '../../shared/feedback/loaded.js';
import { usePageLocation } from '../../shared/hooks/services.js';
import { usePrefetchNext } from '../../shared/hooks/use-prefetch-next.js';
import { useRefreshable } from '../../shared/hooks/use-refreshable.js';
import type { ServiceProps } from '../../shared/routing/page-loader.js';
import { ListBar } from '../../shared/widgets/list-bar.js';
import { PageHead } from '../../shared/widgets/page-head.js';
import { PagedList, useListHead } from '../../shared/widgets/pager.js';
import { CategoryChoices, SceneChoices } from './course-choices.js';

interface CoursesOnPageProps extends ServiceProps<'courses'> {
  readonly page: Page<CourseSummary>;
  readonly here: CoursesAddress;
}

/** A page of courses, or why it is empty. */
function CoursesOnPage({ page, here, service }: CoursesOnPageProps) {
  return (
    <PagedList
      page={here.page}
      list={page}
      size={COURSES_A_PAGE}
      addressOf={(number) => coursesAddress({ ...here, page: number })}
      fetchAhead={(number) => {
        service.ahead.fetch({ ...here, page: number });
      }}
      empty={<NoCourses here={here} />}
    >
      <CourseGrid courses={page.items} eagerCount={COVERS_ON_FIRST_SCREEN} />
    </PagedList>
  );
}

function NoCourses({ here }: { readonly here: CoursesAddress }) {
  const isNarrowed = here.categoryId !== undefined || here.scene !== 'newest';
  return (
    <EmptyState
      text={isNarrowed ? NO_MATCHING_COURSES : COURSES_EMPTY}
      to={isNarrowed ? ROUTES.courses.pattern : '/'}
      action={isNarrowed ? SEE_ALL_COURSES : SEARCH_HOME}
    />
  );
}

/** The list of courses, filtered by category and scene (docs/spec/courses.md#course-list). */
export function CoursesPage({ service }: ServiceProps<'courses'>) {
  usePrefetchNext({ everyone: 'courseDetails' });
  const [{ categories, list }, retry] = useRefreshable((retry$) => service.shown(retry$), COURSES_LOADING);
  const requested = readCoursesAddress(usePageLocation().query);
  const here = categories.kind === 'ready' ? withinCategories(requested, categories.value) : requested;
  const head = useListHead<HTMLHeadingElement>();
  // The category may have no subcategories or may not exist. Then the list moves; a new key makes it a new element,
  // which does not count as a layout shift.
  const isUnverified = categories.kind === 'loading' && requested.categoryId !== undefined;
  return (
    <div className="page column courses">
      <PageHead address={coursesAddress(here)} description={COURSES_DESCRIPTION} />
      <h1 className="page__heading">{ROUTES.courses.title}</h1>
      <ListBar inAll={coursesInAll} page={here.page} list={list} size={COURSES_A_PAGE}>
        <SceneChoices here={here} />
      </ListBar>
      <CategoryChoices categories={categories} here={here} onRetry={retry} />
      <section key={isUnverified ? 'awaited' : 'known'} aria-label={LIST_OF_COURSES}>
        <h2 ref={head} className="visually-hidden list-head" tabIndex={-1}>
          {LIST_OF_COURSES}
        </h2>
        {here.scene === 'popular' && <p className="courses__order">{POPULAR_ORDER}</p>}
        <Loaded state={list} onRetry={retry} skeleton={<CourseGridSkeleton count={COURSES_A_PAGE} />}>
          {(page) => <CoursesOnPage page={page} here={here} service={service} />}
        </Loaded>
      </section>
    </div>
  );
}
