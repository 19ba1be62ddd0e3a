import './courses.scss';

import { COURSES_AWAITED } from '../../../application/courses/course-list.js';
import { COURSES } from '../../../domain/access/titles.js';
import { coursesAddress, readCoursesAddress, withinCategories } from '../../../domain/courses/courses-address.js';
import { COURSES_DESCRIPTION, coursesInAll, LIST_OF_COURSES } from '../../../domain/courses/words.js';
import { COURSES_A_PAGE } from '../../../domain/limits.js';
import { CourseGridSkeleton } from '../../courses/course-grid.js';
import { Loaded } from '../../feedback/loaded.js';
import { PageHead } from '../../head/page-head.js';
import { useFetchAhead } from '../../hooks/use-fetch-ahead.js';
import { usePlace } from '../../hooks/use-place.js';
import { useRefreshable } from '../../hooks/use-refreshable.js';
import { ListBar } from '../../paging/list-bar.js';
import { useListHead } from '../../paging/use-list-head.js';
import type { Served } from '../../routing/page-loader.js';
import { CategoryChoices } from './category-choices.js';
import { CoursesOnPage } from './courses-on-page.js';
import { SceneChoices } from './scene-choices.js';

/** What there is to learn, narrowed by category and scene (pages §2). */
export function CoursesPage({ service }: Served<'courses'>) {
  useFetchAhead({ anybody: 'courseDetails' });
  const [{ categories, list }, retry] = useRefreshable((retry$) => service.shown(retry$), COURSES_AWAITED);
  const asked = readCoursesAddress(usePlace().query);
  const here = categories.kind === 'ready' ? withinCategories(asked, categories.value) : asked;
  const head = useListHead<HTMLHeadingElement>();
  // A category may turn out to have no second row of choices, or to be gone: the place of its list is another one then,
  // and nothing on view has moved.
  const isDoubtful = categories.kind === 'loading' && asked.categoryId !== undefined;
  const total = list.kind === 'ready' ? list.value.total : 0;
  return (
    <div className="page column">
      <PageHead address={coursesAddress(here)} description={COURSES_DESCRIPTION} />
      <h1 className="page__heading">{COURSES}</h1>
      <ListBar
        words={list.kind === 'ready' ? coursesInAll(total) : ''}
        page={here.page}
        total={total}
        size={COURSES_A_PAGE}
      >
        <SceneChoices here={here} />
      </ListBar>
      <CategoryChoices categories={categories} here={here} onRetry={retry} />
      <section key={isDoubtful ? 'awaited' : 'known'}>
        <h2 ref={head} className="visually-hidden courses__head" tabIndex={-1}>
          {LIST_OF_COURSES}
        </h2>
        <Loaded state={list} onRetry={retry} skeleton={<CourseGridSkeleton count={COURSES_A_PAGE} />}>
          {(page) => <CoursesOnPage page={page} here={here} />}
        </Loaded>
      </section>
    </div>
  );
}
