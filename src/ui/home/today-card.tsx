import './today-card.scss';

import { Link } from 'react-router-dom';

import { courseAddress, lessonAddress } from '../../domain/courses/course-address.js';
import { LEARN_AGAIN } from '../../domain/courses/strings.js';
import { KEEP_LEARNING, learnedPercent, resumeFrom } from '../../domain/home/strings.js';
import { todayTarget } from '../../domain/home/today.js';
import { lastLessonTitle, type LearnedCourse, percentOf, studyAction } from '../../domain/study.js';
import { lastLessonOf } from '../../domain/study.strings.js';
import { duration } from '../../domain/text/quantities.js';
import { useLessonAhead } from '../courses/use-lesson-ahead.js';
import { Cover } from '../courses/cover.js';
import { Icon } from '../shared/theme/icons.js';
import { ProgressBar } from '../shared/widgets/progress-bar.js';

interface TodayCardProps {
  readonly learned: LearnedCourse;
  /** The position of a lesson that this device has not sent yet. */
  readonly pendingS: (lessonId: number) => number;
}

/**
 * The course that was learned last: one press goes on with the video where it stopped
 * (docs/spec/home.md#continue-learning). The whole card is the link.
 */
export function TodayCard({ learned, pendingS }: TodayCardProps) {
  const { courseId, course } = learned;
  const percent = percentOf(learned);
  const title = course?.title ?? '';
  const target = todayTarget(learned, pendingS);
  const lesson = lastLessonTitle(learned);
  const ahead = useLessonAhead();
  const isAgain = studyAction(learned) === 'finished';
  return (
    <Link
      className="today-card"
      to={target.kind === 'lesson' ? lessonAddress(target.lessonId) : courseAddress(courseId)}
      {...(learned.isSubscribed && target.kind === 'lesson' && ahead(target.lessonId))}
    >
      <Cover url={course?.cover ?? ''} isEager />
      <span className="today-card__text" title={lesson === undefined ? title : `${title}\n${lastLessonOf(lesson)}`}>
        <span className="today-card__title">{title}</span>
        {lesson !== undefined && <span className="today-card__lesson">{lastLessonOf(lesson)}</span>}
        {percent !== undefined && (
          <span className="today-card__progress">
            <ProgressBar percent={percent} text={learnedPercent(percent)} />
            <span aria-hidden="true">{learnedPercent(percent)}</span>
          </span>
        )}
      </span>
      <span className="btn btn-primary today-card__action">
        <Icon>
          <path d="M8 5.5v13l11-6.5z" />
        </Icon>
        <span>
          {isAgain
            ? LEARN_AGAIN
            : target.kind === 'lesson' && target.positionS > 0
              ? resumeFrom(duration(target.positionS))
              : KEEP_LEARNING}
        </span>
      </span>
    </Link>
  );
}
