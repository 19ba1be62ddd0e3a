import './continue-learning.scss';

import { useId } from 'react';
import { Link } from 'react-router-dom';

import type { Home } from '../../application/home.js';
import { ROUTES } from '../../domain/access/routes.js';
import { courseAddress, lessonAddress } from '../../domain/courses/course-address.js';
import { LEARN_AGAIN } from '../../domain/courses/strings.js';
import type { HomePart } from '../../domain/home/home.js';
import {
  ALSO_LEARNING,
  BROWSE_COURSES,
  KEEP_LEARNING,
  LEARNED_FAILED,
  learnedPercent,
} from '../../domain/home/strings.js';
import { assertNever } from '../../domain/kernel/values.js';
import { lastLessonTitle, type LearnedCourse, percentOf, studyAction } from '../../domain/study.js';
import { lastLessonOf, TAB_EMPTY } from '../../domain/study.strings.js';
import { Cover } from '../courses/cover.js';
import { FailedPart } from './home-parts.js';
import { TodayCard } from './today-card.js';
import { LoadingPart } from '../shared/feedback/skeleton.js';

type Learned = readonly LearnedCourse[];

interface ContinueLearningProps {
  readonly part: HomePart<Learned>;
  readonly service: Home;
  readonly onRetry: () => void;
}

/**
 * The courses that a member has begun, with links to continue (docs/spec/home.md#continue-learning). A single row, so
 * that its height is known before it arrives; a member without courses gets a message in the same space.
 */
export function ContinueLearning(props: ContinueLearningProps) {
  const headingId = useId();
  if (props.part.kind === 'none') return undefined;
  return (
    <section className="home__learned learned" aria-labelledby={headingId}>
      <h2 id={headingId} className="home__heading">
        {KEEP_LEARNING}
      </h2>
      <div className="learned__courses">
        <LearnedCourses {...props} />
      </div>
    </section>
  );
}

function LearnedCourses({ part, service, onRetry }: ContinueLearningProps) {
  switch (part.kind) {
    case 'none':
      return undefined;
    case 'loading':
      return <LoadingPart className="learned__blank"></LoadingPart>;
    case 'failed':
      return <FailedPart error={part.error} otherwise={LEARNED_FAILED} onRetry={onRetry} />;
    case 'ready':
      return <CourseRow courses={part.value} service={service} />;
    default:
      return assertNever(part);
  }
}

function CourseRow({ courses: [first, ...others], service }: { readonly courses: Learned; readonly service: Home }) {
  if (first === undefined)
    return (
      <p className="part-failed">
        <span>{TAB_EMPTY.learned}</span>
        <Link className="btn btn-quiet part-failed__retry" to={ROUTES.courses.pattern}>
          {BROWSE_COURSES}
        </Link>
      </p>
    );
  return (
    <div className="learned__row">
      <TodayCard learned={first} pendingS={(lessonId) => service.pendingS(lessonId)} />
      {others.length > 0 && (
        <ul className="learned__others" aria-label={ALSO_LEARNING}>
          {others.map((learned) => (
            <li key={learned.courseId}>
              <LearnedCard learned={learned} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function LearnedCard({ learned }: { readonly learned: LearnedCourse }) {
  const { courseId, course, lastLesson } = learned;
  const percent = percentOf(learned);
  const title = course?.title ?? '';
  const lesson = lastLessonTitle(learned);
  const isFinished = studyAction(learned) === 'finished';
  const label = isFinished ? LEARN_AGAIN : lesson === undefined ? KEEP_LEARNING : lastLessonOf(lesson);
  // The answer does not contain the first lesson of a finished course.
  const to = lastLesson === undefined || isFinished ? courseAddress(courseId) : lessonAddress(lastLesson.lessonId);
  return (
    <Link className="learned-card" to={to}>
      <Cover url={course?.cover ?? ''} isEager />
      <span className="learned-card__text">
        <span className="learned-card__title" title={title}>
          {title}
        </span>
        <span className="learned-card__lesson" title={label}>
          {label}
        </span>
      </span>
      {percent !== undefined && <span className="learned-card__percent">{learnedPercent(percent)}</span>}
    </Link>
  );
}
