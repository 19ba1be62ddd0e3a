import './lesson.scss';

import { ROUTES } from '../../domain/access/routes.js';
import { SEE_ALL_COURSES } from '../../domain/courses/strings.js';
import { lessonTitle } from '../../domain/lesson/strings.js';
import { CONTENT_MISSING } from '../../domain/site/strings.js';
import { EmptyState } from '../shared/feedback/empty-state.js';
import { Loaded } from '../shared/feedback/loaded.js';
import { LoadingPart } from '../shared/feedback/skeleton.js';
import { useBeginAt } from '../shared/hooks/use-begin-at.js';
import { useLoading } from '../shared/hooks/use-refreshable.js';
import type { ServiceProps } from '../shared/routing/page-loader.js';
import { usePageTitle } from '../shared/routing/page-title.js';
import { LessonView } from './lesson-view.js';
import { scrollToPlayer } from './scroll-to-player.js';
import { stageOf } from './stage-of.js';
import { layoutClass, useWideMode } from './use-wide-mode.js';

interface SkeletonProps {
  readonly isWide: boolean;
  /** That of the place of the player, where the video is upright. */
  readonly aspectRatio: number | undefined;
}

/** Skeleton that is visible until the lesson arrives. */
function LessonSkeleton({ isWide, aspectRatio }: SkeletonProps) {
  return (
    <LoadingPart>
      <div className={layoutClass(isWide)} aria-hidden="true">
        <div {...stageOf(aspectRatio)} />
        <div className="lesson-head">
          <div className="skeleton__bar skeleton__bar--title" />
          <div className="skeleton__bar skeleton__bar--short" />
        </div>
        {!isWide && (
          <div className="lesson-list lesson-list--coming">
            <div className="skeleton__bar" />
            <div className="skeleton__bar" />
            <div className="skeleton__bar skeleton__bar--short" />
          </div>
        )}
      </div>
    </LoadingPart>
  );
}

/** The page of a lesson (docs/spec/lesson.md#lesson-page). */
export function LessonPage({ service }: ServiceProps<'lesson'>) {
  const [shown, retry] = useLoading((retry$) => service.shown(retry$));
  const wideMode = useWideMode(service);
  useBeginAt(scrollToPlayer);
  const page = shown.kind === 'ready' ? shown.value : undefined;
  usePageTitle(page && (lessonTitle(page.lesson.title, page.course.course.title) || undefined));
  return (
    <div className="page column lesson-page">
      {page === undefined && (
        <h1 className={shown.kind === 'loading' ? 'visually-hidden' : 'page__heading'}>{ROUTES.lesson.title}</h1>
      )}
      <Loaded
        state={shown}
        onRetry={retry}
        skeleton={<LessonSkeleton isWide={wideMode.isOn} aspectRatio={service.uprightRatio()} />}
        missing={<EmptyState text={CONTENT_MISSING} to={ROUTES.courses.pattern} action={SEE_ALL_COURSES} />}
      >
        {(ready) => <LessonView key={ready.lesson.id} page={ready} service={service} wideMode={wideMode} />}
      </Loaded>
    </div>
  );
}
