import { useId } from 'react';
import { Link } from 'react-router-dom';

import type { Search } from '../../application/search/search.js';
import { ROUTES } from '../../domain/access/routes.js';
import type { CourseSummary } from '../../domain/courses/course.js';
import { BROWSE_COURSES } from '../../domain/home/strings.js';
import { LOADING, type Loading } from '../../domain/kernel/loading.js';
import { POPULAR_COURSES_SHOWN } from '../../domain/search/limits.js';
import type { Page } from '../../domain/kernel/paging.js';
import { POPULAR_COURSES, SEARCH_NOT_STARTED } from '../../domain/search/strings.js';
import { CourseGrid, CourseGridSkeleton } from '../courses/course-grid.js';
import { Loaded } from '../shared/feedback/loaded.js';
import { useRefreshable } from '../shared/hooks/use-refreshable.js';
import { RecentKeywordsView } from '../shared/header/recent-keywords.js';
import { SearchForm } from '../shared/header/search-form.js';

/** In place of results before the first search (docs/spec/search.md#invitation). */
export function SearchInvitation({ service }: { readonly service: Search }) {
  return (
    <>
      {/* A second search box, because on a narrow screen that of the header is behind a button. */}
      <div className="search__box">
        <SearchForm />
      </div>
      <p className="page__lead">{SEARCH_NOT_STARTED}</p>
      <SearchSuggestions service={service} />
    </>
  );
}

interface SearchSuggestionsProps {
  readonly service: Search;
  /** Set when a search for this keyword found nothing. The message about that already links to the course list. */
  readonly requested?: string;
}

/** What the visitor searched before, and courses. */
export function SearchSuggestions({ service, requested }: SearchSuggestionsProps) {
  const [keywords] = useRefreshable<readonly string[]>(() => service.recentKeywords(), []);
  const [courses, retry] = useRefreshable<Loading<Page<CourseSummary>>>(
    (retry$) => service.popularCourses(retry$),
    LOADING,
  );
  const headingId = useId();
  return (
    <>
      <RecentKeywordsView keywords={keywords.filter((keyword) => keyword !== requested)} />
      {!(courses.kind === 'ready' && courses.value.items.length === 0) && (
        <section className="search__invitation" aria-labelledby={headingId}>
          <div className="search__invitation-head">
            <h2 id={headingId} className="search__heading">
              {POPULAR_COURSES}
            </h2>
            {requested === undefined && <Link to={ROUTES.courses.pattern}>{BROWSE_COURSES}</Link>}
          </div>
          <Loaded state={courses} onRetry={retry} skeleton={<CourseGridSkeleton count={POPULAR_COURSES_SHOWN} />}>
            {({ items }) => <CourseGrid courses={items} eagerCount={POPULAR_COURSES_SHOWN} />}
          </Loaded>
        </section>
      )}
    </>
  );
}
