import './course-video.scss';

import { COURSE_VIDEO } from '../../../domain/access/titles.js';
import { coursesAddress } from '../../../domain/courses/courses-address.js';
import { SEE_ALL_COURSES } from '../../../domain/courses/words.js';
import { lessonTitle } from '../../../domain/lesson/words.js';
import { CONTENT_GONE } from '../../../domain/site/words.js';
import { EmptyState } from '../../feedback/empty-state.js';
import { Loaded } from '../../feedback/loaded.js';
import { useLoading } from '../../hooks/use-loading.js';
import { Link } from '../../links/link.js';
import type { Served } from '../../routing/page-loader.js';
import { usePageTitle } from '../../routing/page-title.js';
import { LessonSkeleton } from './lesson-skeleton.js';
import { LessonView } from './lesson-view.js';

/** A lesson: where one learns (pages §4). */
export function CourseVideoPage({ service }: Served<'lesson'>) {
  const [shown, retry] = useLoading((retry$) => service.shown(retry$));
  const page = shown.kind === 'ready' ? shown.value : undefined;
  usePageTitle(page && (lessonTitle(page.lesson.title, page.of.course.title) || undefined));
  return (
    <div className="page column lesson-page">
      {page === undefined && (
        <h1 className={shown.kind === 'loading' ? 'visually-hidden' : 'page__heading'}>{COURSE_VIDEO}</h1>
      )}
      <Loaded state={shown} onRetry={retry} skeleton={<LessonSkeleton />} gone={<Gone />}>
        {(ready) => <LessonView key={ready.lesson.id} page={ready} service={service} />}
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
