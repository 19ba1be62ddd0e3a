import './lesson-directory.scss';

import { useDeferredValue } from 'react';

import type { CourseDetail } from '../../domain/courses/course-detail.js';
import { firstRows, lessonsInOrder } from '../../domain/courses/directory.js';
import { type Lesson, totalSeconds } from '../../domain/courses/lesson.js';
import { chapterSize, lessonsInAll, NO_LESSONS, OTHER_LESSONS } from '../../domain/courses/words.js';
import { duration } from '../../domain/text/quantities.js';
import { EmptyState } from '../feedback/empty-state.js';
import { ChevronIcon } from '../theme/icons/chevron-icon.js';
import { LessonRow } from './lesson-row.js';

/** What of a course its directory shows. */
export type DirectoryCourse = Pick<CourseDetail, 'directory' | 'mayWatch' | 'boughtLessonIds' | 'progress'>;

interface LessonDirectoryProps {
  readonly detail: DirectoryCourse;
  /** The lesson on view, on its own page. */
  readonly currentId?: number;
}

/**
 * The lessons of a course, chapter by chapter; one list where there are no chapters (pages §3). A long list opens with
 * the rows around the current lesson, and React fills in the others in slices. All of them end up in the document, so
 * that the browser's search and screen readers find them.
 */
export function LessonDirectory({ detail, currentId }: LessonDirectoryProps) {
  const { directory } = detail;
  const inOrder = lessonsInOrder(directory);
  const first = firstRows(inOrder, currentId);
  const fillsAll = useDeferredValue(true, first.length === inOrder.length);
  if (inOrder.length === 0) return <EmptyState text={NO_LESSONS} />;
  const near = new Set(first.map(({ id }) => id));
  const numbers = new Map(inOrder.map(({ id }, place) => [id, place + 1]));
  const rows = (lessons: readonly Lesson[]) => (
    <ol className="lessons">
      {lessons.map((lesson) => (
        <LessonRow
          key={lesson.id}
          lesson={lesson}
          number={numbers.get(lesson.id) ?? 0}
          detail={detail}
          isCurrent={lesson.id === currentId}
          isFar={!near.has(lesson.id)}
          isFilled={fillsAll || near.has(lesson.id)}
        />
      ))}
    </ol>
  );
  if (directory.kind === 'flat') return rows(directory.lessons);
  return (
    <div className="chapters">
      {directory.chapters.map(({ id, title, lessons }) => (
        <Chapter key={id} title={title} lessons={lessons}>
          {rows(lessons)}
        </Chapter>
      ))}
      {directory.rest.length > 0 && (
        <Chapter title={OTHER_LESSONS} lessons={directory.rest}>
          {rows(directory.rest)}
        </Chapter>
      )}
    </div>
  );
}

interface ChapterProps {
  readonly title: string;
  readonly lessons: readonly Lesson[];
  readonly children: React.ReactNode;
}

/** Open until the visitor closes it: the browser's own means, which finds words in closed chapters too. */
function Chapter({ title, lessons, children }: ChapterProps) {
  const size = lessons.length === 0 ? lessonsInAll(0) : chapterSize(lessons.length, duration(totalSeconds(lessons)));
  return (
    <details className="chapter" open>
      <summary className="chapter__head">
        <ChevronIcon />
        <h3 className="chapter__title">{title}</h3>
        <span className="chapter__size">{size}</span>
      </summary>
      {children}
    </details>
  );
}
