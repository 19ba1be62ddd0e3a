import './lesson-directory.scss';

import { useDeferredValue, useRef } from 'react';
import { Link } from 'react-router-dom';

import { lessonAddress } from '../../domain/courses/course-address.js';
import type { CourseDetail } from '../../domain/courses/course.js';
import {
  filledChapters,
  firstRows,
  type Lesson,
  lessonAccess,
  lessonsInOrder,
  progressOf,
  totalSeconds,
  watchedPercent,
} from '../../domain/courses/directory.js';
import {
  chapterSize,
  FINISHED,
  learned,
  LOCKED,
  NO_LESSONS,
  OTHER_LESSONS,
  PREVIEW,
} from '../../domain/courses/strings.js';
import { duration } from '../../domain/text/quantities.js';
import { EmptyState } from '../shared/feedback/empty-state.js';
import { useOpenOnPaper } from '../shared/hooks/use-printing.js';
import { ChevronIcon } from '../shared/theme/icons.js';
import { LockIcon } from '../shared/theme/lazy-icons.js';
import { ProgressIcon } from './progress-icon.js';
import { useLessonAhead } from './use-lesson-ahead.js';

interface LessonRowProps {
  readonly lesson: Lesson;
  /** Its position among all lessons, from 1. */
  readonly number: number;
  readonly detail: Pick<CourseDetail, 'mayWatch' | 'boughtLessonIds' | 'progress'>;
  /** The page of this lesson is displayed. */
  readonly isCurrent?: boolean;
  /** The lesson that the member watches next. */
  readonly isNext: boolean;
  /** The head of the chapter says why lessons are locked. */
  readonly isInChapter: boolean;
  /** Far from the rows that the visitor sees first: see `lesson-directory.scss`. */
  readonly isFar: boolean;
  /** False for a row that is still empty and only reserves its height. */
  readonly isFilled: boolean;
  readonly isCompact: boolean;
}

/**
 * A lesson in a directory: a link for every visitor. The lesson's page explains what the visitor lacks to watch it
 * (docs/spec/courses.md#directory).
 */
function LessonRow({
  lesson,
  number,
  detail,
  isCurrent = false,
  isNext,
  isInChapter,
  isFar,
  isFilled,
  isCompact,
}: LessonRowProps) {
  const ahead = useLessonAhead();
  const look = isFar ? 'lessons__lesson--far' : undefined;
  if (!isFilled) return <li className={look} />;
  const access = lessonAccess(lesson, detail);
  const progress = progressOf(lesson.id, detail.progress);
  const percent = progress ? watchedPercent(progress, lesson) : 0;
  return (
    <li className={look}>
      <Link
        className={isNext ? 'lesson lesson--next' : 'lesson'}
        to={lessonAddress(lesson.id)}
        aria-current={isCurrent ? 'page' : undefined}
        {...(access !== 'locked' && !isCurrent && ahead(lesson.id))}
      >
        <span className="lesson__number">{number}</span>
        <span className="lesson__title">{lesson.title}</span>
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
        {lesson.durationSeconds > 0 && <span className="lesson__length">{duration(lesson.durationSeconds)}</span>}
      </Link>
    </li>
  );
}

/** The part of a course that its directory displays. */
export type DirectoryCourse = Pick<CourseDetail, 'directory' | 'mayWatch' | 'boughtLessonIds' | 'progress'>;

interface LessonDirectoryProps {
  readonly detail: DirectoryCourse;
  /** The lesson whose page is displayed. */
  readonly currentId?: number;
  /** The lesson that the member watches next, which is marked. */
  readonly nextId?: number | undefined;
  /** Rows of one line: the progress of a lesson is an icon. */
  readonly isCompact?: boolean;
  /** Only the chapter of the current lesson is open at first. */
  readonly opensCurrentOnly?: boolean;
  /** Renders a long list in one go: the browser prints it now. */
  readonly isPrinted?: boolean;
}

/**
 * The lessons of a course, chapter by chapter without the empty ones; one list where there are no chapters
 * (docs/spec/courses.md#directory). A long list opens with the rows around the current lesson, and React fills in the
 * others in slices. All of them end up in the document, so that the browser's search and screen readers find them.
 */
export function LessonDirectory({
  detail,
  currentId,
  nextId,
  isCompact = false,
  opensCurrentOnly = false,
  isPrinted = false,
}: LessonDirectoryProps) {
  const { directory } = detail;
  const inOrder = lessonsInOrder(directory);
  const first = firstRows(inOrder, currentId);
  const fillsAll = useDeferredValue(true, isPrinted || first.length === inOrder.length);
  const chapters = useRef<HTMLDivElement>(null);
  useOpenOnPaper(chapters);
  if (inOrder.length === 0) return <EmptyState text={NO_LESSONS} />;
  const near = new Set(first.map(({ id }) => id));
  const numbers = new Map(inOrder.map(({ id }, index) => [id, index + 1]));
  const rows = (lessons: readonly Lesson[]) => (
    <ol className="lessons">
      {lessons.map((lesson) => (
        <LessonRow
          key={lesson.id}
          lesson={lesson}
          number={numbers.get(lesson.id) ?? 0}
          detail={detail}
          isCurrent={lesson.id === currentId}
          isNext={lesson.id === nextId}
          isInChapter={directory.kind === 'chapters'}
          isFar={!near.has(lesson.id)}
          isFilled={fillsAll || near.has(lesson.id)}
          isCompact={isCompact}
        />
      ))}
    </ol>
  );
  if (directory.kind === 'flat') return rows(directory.lessons);
  const isOpen = (lessons: readonly Lesson[]) => !opensCurrentOnly || lessons.some(({ id }) => id === currentId);
  return (
    <div ref={chapters} className="chapters">
      {filledChapters(directory).map(({ id, title, lessons }) => (
        <Chapter key={id} title={title} lessons={lessons} detail={detail} isOpen={isOpen(lessons)}>
          {rows(lessons)}
        </Chapter>
      ))}
      {directory.rest.length > 0 && (
        <Chapter title={OTHER_LESSONS} lessons={directory.rest} detail={detail} isOpen={isOpen(directory.rest)}>
          {rows(directory.rest)}
        </Chapter>
      )}
    </div>
  );
}

interface ChapterProps {
  readonly title: string;
  readonly lessons: readonly Lesson[];
  readonly detail: DirectoryCourse;
  /** At first: the visitor opens and closes it. */
  readonly isOpen: boolean;
  readonly children: React.ReactNode;
}

/** It is a native `details`, so the browser's search finds words in closed chapters too. */
function Chapter({ title, lessons, detail, isOpen, children }: ChapterProps) {
  const size = chapterSize(lessons.length, duration(totalSeconds(lessons)));
  const isLocked = lessons.some((lesson) => lessonAccess(lesson, detail) === 'locked');
  return (
    <details className="chapter" open={isOpen}>
      <summary className="chapter__head">
        <ChevronIcon />
        <h3 className="chapter__title">{title}</h3>
        <span className="chapter__size">
          <span>{isLocked ? `${size} · ` : size}</span>
          {isLocked && <span>{LOCKED}</span>}
        </span>
      </summary>
      {children}
    </details>
  );
}
