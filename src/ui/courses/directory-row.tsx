import './directory-row.scss';

import { memo } from 'react';
import { Link } from 'react-router-dom';

import { lessonAddress } from '../../domain/courses/course-address.js';
import type { Lesson, LessonAccess } from '../../domain/courses/directory.js';
import { FINISHED, learned, LOCKED, PREVIEW, unnamedLesson } from '../../domain/courses/strings.js';
import { knownDuration } from '../../domain/text/quantities.js';
import { LockIcon } from '../shared/theme/lazy-icons.js';
import { ProgressIcon } from './progress-icon.js';
import { useLessonAhead } from './use-lesson-ahead.js';

interface DirectoryRowProps {
  readonly lesson: Lesson;
  /** Its position among all lessons, from 1. */
  readonly number: number;
  readonly access: LessonAccess;
  /** From 0 to 100. */
  readonly percent: number;
  /** `current`: the page of this lesson is displayed; `next`: the member watches it next. */
  readonly mark: 'current' | 'next' | undefined;
  /** The head of the chapter says why lessons are locked. */
  readonly isInChapter: boolean;
  /** Far from the rows that the visitor sees first: see `directory-row.scss`. */
  readonly isFar: boolean;
  /** False for a row that is still empty and only reserves its height. */
  readonly isFilled: boolean;
  /** A row of one line: progress is an icon. */
  readonly isCompact: boolean;
}

/**
 * A lesson in a directory: a link for every visitor. The lesson's page explains what the visitor lacks to watch it
 * (docs/spec/courses.md#directory). Of 2,000 rows, progress renders one again.
 */
export const DirectoryRow = memo(function DirectoryRow({
  lesson,
  number,
  access,
  percent,
  mark,
  isInChapter,
  isFar,
  isFilled,
  isCompact,
}: DirectoryRowProps) {
  const ahead = useLessonAhead();
  const look = isFar || !isFilled ? 'lessons__lesson--far' : undefined;
  if (!isFilled) return <li className={look} />;
  return (
    <li className={look}>
      <Link
        className={mark === 'next' ? 'lesson lesson--next' : 'lesson'}
        to={lessonAddress(lesson.id)}
        aria-current={mark === 'current' ? 'page' : undefined}
        {...(access !== 'locked' && mark !== 'current' && ahead(lesson.id))}
      >
        <span className="lesson__number">{number}</span>
        <span className="lesson__title">{lesson.title || unnamedLesson(number)}</span>
        {percent > 0 && isCompact && <ProgressIcon percent={percent} />}
        {percent > 0 && !isCompact && (
          <span className={percent === 100 ? 'lesson__progress lesson__progress--finished' : 'lesson__progress'}>
            {percent === 100 ? FINISHED : learned(percent)}
          </span>
        )}
        {access === 'preview' && <span className="lesson__preview">{PREVIEW}</span>}
        {access === 'locked' && (
          <span className="lesson__lock">
            <LockIcon />
            <span className={isInChapter ? 'visually-hidden' : undefined}>{LOCKED}</span>
          </span>
        )}
        {Boolean(lesson.durationS) && <span className="lesson__length">{knownDuration(lesson.durationS)}</span>}
      </Link>
    </li>
  );
});
