import './course-detail.scss';

import { ROUTES } from '../../../domain/access/routes.js';
import { SEE_ALL_COURSES } from '../../../domain/courses/strings.js';
import { isolated } from '../../../domain/text/isolated.js';
import { CONTENT_MISSING } from '../../../domain/site/strings.js';
import { EmptyState } from '../../shared/feedback/empty-state.js';
import { Loaded } from '../../shared/feedback/loaded.js';
import { LoadingPart } from '../../shared/feedback/skeleton.js';
import { usePrefetchNext } from '../../shared/hooks/use-prefetch-next.js';
import { useLoading } from '../../shared/hooks/use-refreshable.js';
import { SignpostDrawing } from '../../orders/order-drawings.js';
import type { ServiceProps } from '../../shared/routing/page-loader.js';
import { usePageTitle } from '../../shared/routing/page-title.js';
import { CourseView } from './course-view.js';

/** Skeleton that is visible until the course arrives. */
function CourseSkeleton() {
  return (
    <LoadingPart className="course-skeleton">
      <div className="course-skeleton__trail skeleton__bar skeleton__bar--short" />
      <div className="course" aria-hidden="true">
        <div className="course-head">
          <div className="course-head__cover">
            <span className="cover" />
          </div>
          <div className="course-head__text">
            <div className="skeleton__bar skeleton__bar--title" />
            <div className="skeleton__bar" />
            <div className="skeleton__bar skeleton__bar--short" />
          </div>
        </div>
        <div className="course__side">
          <div className="course-skeleton__action" />
        </div>
        <div className="course__body">
          <div className="course__tabs course-skeleton__tabs" />
          <div className="course__panel">
            <div className="skeleton__bar" />
            <div className="skeleton__bar" />
            <div className="skeleton__bar skeleton__bar--short" />
          </div>
        </div>
      </div>
    </LoadingPart>
  );
}

/** The page of a course (docs/spec/courses.md#course-page). */
export function CourseDetailPage({ service }: ServiceProps<'courseDetails'>) {
  const [shown, retry] = useLoading((retry$) => service.shown(retry$));
  usePrefetchNext({ everyone: 'comments', member: 'lesson', mayWatch: shown.kind === 'ready' && shown.value.mayWatch });
  usePageTitle(shown.kind === 'ready' ? isolated(shown.value.course.title) || undefined : undefined);
  return (
    <div className="page column course-page">
      {shown.kind !== 'ready' && (
        <h1 className={shown.kind === 'loading' ? 'visually-hidden' : 'page__heading'}>{ROUTES.courseDetail.title}</h1>
      )}
      <Loaded
        state={shown}
        onRetry={retry}
        skeleton={<CourseSkeleton />}
        missing={
          <EmptyState
            text={CONTENT_MISSING}
            drawing={<SignpostDrawing />}
            to={ROUTES.courses.pattern}
            action={SEE_ALL_COURSES}
          />
        }
      >
        {(detail) => <CourseView key={detail.course.id} detail={detail} service={service} />}
      </Loaded>
    </div>
  );
}
