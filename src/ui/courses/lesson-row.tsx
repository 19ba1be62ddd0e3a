import type { CourseDetail } from '../../domain/courses/course-detail.js';
import { lessonAddress } from '../../domain/courses/course-address.js';
import { type Lesson, lessonAccess } from '../../domain/courses/lesson.js';
import { progressOf, watchedPercent } from '../../domain/courses/lesson-progress.js';
import { FINISHED, learned, LOCKED, PREVIEW } from '../../domain/courses/words.js';
import { duration } from '../../domain/text/quantities.js';
import { Link } from '../links/link.js';
import { LockIcon } from '../theme/icons/lock-icon.js';

interface LessonRowProps {
  readonly lesson: Lesson;
  /** Its place among all lessons, from 1. */
  readonly number: number;
  readonly detail: Pick<CourseDetail, 'mayWatch' | 'boughtLessonIds' | 'progress'>;
  /** Its page is on view. */
  readonly isCurrent?: boolean;
  /** Far from what the visitor sees at first: see `lesson-directory.scss`. */
  readonly isFar: boolean;
  /** False for a row that is still empty and only reserves its height. */
  readonly isFilled: boolean;
}

/** A lesson in a directory: a link for everybody, whose page says what is missing to whom (pages §3). */
export function LessonRow({ lesson, number, detail, isCurrent = false, isFar, isFilled }: LessonRowProps) {
  const look = isFar ? 'lessons__lesson--far' : undefined;
  if (!isFilled) return <li className={look} />;
  const access = lessonAccess(lesson, detail);
  const progress = progressOf(lesson.id, detail.progress);
  const percent = progress ? watchedPercent(progress, lesson) : 0;
  return (
    <li className={look}>
      <Link className="lesson" to={lessonAddress(lesson.id)} aria-current={isCurrent ? 'page' : undefined}>
        <span className="lesson__number">{number}</span>
        <span className="lesson__title">{lesson.title}</span>
        {percent > 0 && (
          <span className={percent === 100 ? 'lesson__progress lesson__progress--finished' : 'lesson__progress'}>
            {percent === 100 ? FINISHED : learned(percent)}
          </span>
        )}
        {access === 'preview' && <span className="lesson__preview">{PREVIEW}</span>}
        {access === 'locked' && (
          <span className="lesson__lock">
            <LockIcon />
            {LOCKED}
          </span>
        )}
        {lesson.durationSeconds > 0 && <span className="lesson__length">{duration(lesson.durationSeconds)}</span>}
      </Link>
    </li>
  );
}
