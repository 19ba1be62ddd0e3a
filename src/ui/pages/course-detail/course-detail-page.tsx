import './course-detail.scss';

import { COURSE_DETAIL } from '../../../domain/access/titles.js';
import { coursesAddress } from '../../../domain/courses/courses-address.js';
import { SEE_ALL_COURSES } from '../../../domain/courses/words.js';
import { CONTENT_GONE } from '../../../domain/site/words.js';
import { EmptyState } from '../../feedback/empty-state.js';
import { Loaded } from '../../feedback/loaded.js';
import { useFetchAhead } from '../../hooks/use-fetch-ahead.js';
import { useLoading } from '../../hooks/use-loading.js';
import { Link } from '../../links/link.js';
import type { Served } from '../../routing/page-loader.js';
import { usePageTitle } from '../../routing/page-title.js';
import { CourseSkeleton } from './course-skeleton.js';
import { CourseView } from './course-view.js';

/** A course: what it is, what is in it, what it costs, what is said about it (pages §3). */
export function CourseDetailPage({ service }: Served<'courseDetails'>) {
  useFetchAhead({ member: 'lesson' });
  const [shown, retry] = useLoading((retry$) => service.shown(retry$));
  usePageTitle(shown.kind === 'ready' && shown.value.course.title !== '' ? shown.value.course.title : undefined);
  return (
    <div className="page column course-page">
      {shown.kind !== 'ready' && (
        <h1 className={shown.kind === 'loading' ? 'visually-hidden' : 'page__heading'}>{COURSE_DETAIL}</h1>
      )}
      <Loaded state={shown} onRetry={retry} skeleton={<CourseSkeleton />} gone={<Gone />}>
        {(detail) => <CourseView key={detail.course.id} detail={detail} service={service} />}
      </Loaded>
    </div>
  );
}

function Gone() {
  return (
    <EmptyState text={CONTENT_GONE}>
      <Link className="btn btn-primary" to={coursesAddress()}>
        {SEE_ALL_COURSES}
      </Link>
    </EmptyState>
  );
}
