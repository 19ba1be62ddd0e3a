import './continue-learning.scss';

import { useId } from 'react';
import { Link } from 'react-router-dom';

import { courseAddress, lessonAddress } from '../../domain/courses/course-address.js';
import { LEARN_AGAIN } from '../../domain/courses/strings.js';
import type { HomePart } from '../../domain/home/home.js';
import { BROWSE_COURSES, KEEP_LEARNING, LEARNED_FAILED, learnedPercent } from '../../domain/home/strings.js';
import { assertNever } from '../../domain/kernel/values.js';
import { LOADING_TEXT } from '../../domain/site/strings.js';
import { lastLessonTitle, type LearnedCourse, studyAction } from '../../domain/study.js';
import { lastLessonOf, TAB_EMPTY } from '../../domain/study.strings.js';
import { Cover } from '../courses/cover.js';
import { ProgressBar } from '../shared/widgets/progress-bar.js';
import { FailedPart } from './home-parts.js';

type Learned = readonly LearnedCourse[];

interface ContinueLearningProps {
  readonly part: HomePart<Learned>;
  readonly onRetry: () => void;
}

/**
 * The courses that a member has begun, with links to continue (docs/spec/home.md#continue-learning). A single row, so
 * that its height is known before it arrives; a member without courses gets a message in the same space.
 */
export function ContinueLearning({ part, onRetry }: ContinueLearningProps) {
  const headingId = useId();
  if (part.kind === 'none') return undefined;
  return (
    <section className="learned" aria-labelledby={headingId}>
      <h2 id={headingId} className="home__heading">
        {KEEP_LEARNING}
      </h2>
      <div className="learned__courses">
        <LearnedCourses part={part} onRetry={onRetry} />
      </div>
    </section>
  );
}

function LearnedCourses({ part, onRetry }: ContinueLearningProps) {
  switch (part.kind) {
    case 'none':
      return undefined;
    case 'loading':
      return (
        <div className="learned__blank" role="status">
          <span className="visually-hidden">{LOADING_TEXT}</span>
        </div>
      );
    case 'failed':
      return <FailedPart error={part.error} otherwise={LEARNED_FAILED} onRetry={onRetry} />;
    case 'ready':
      return part.value.length === 0 ? (
        <p className="part-failed">
          <span>{TAB_EMPTY.learned}</span>
          <Link className="btn btn-quiet part-failed__retry" to="/courses">
            {BROWSE_COURSES}
          </Link>
        </p>
      ) : (
        <ul className="learned__row">
          {part.value.map((learned) => (
            <li key={learned.courseId}>
              <LearnedCard learned={learned} />
            </li>
          ))}
        </ul>
      );
    default:
      return assertNever(part);
  }
}

function LearnedCard({ learned }: { readonly learned: LearnedCourse }) {
  const { courseId, course, lastLesson, progress } = learned;
  const percent = progress?.percent ?? 0;
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
        <span className="learned-card__progress">
          <ProgressBar percent={percent} text={learnedPercent(percent)} />
          <span aria-hidden="true">{learnedPercent(percent)}</span>
        </span>
      </span>
    </Link>
  );
}
