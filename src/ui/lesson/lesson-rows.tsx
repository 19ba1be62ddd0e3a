import { useLayoutEffect, useRef } from 'react';

import type { Directory } from '../../domain/courses/directory.js';
import type { LessonCourse } from '../../domain/lesson/lesson-page.js';
import { type DirectoryLook, LessonDirectory } from '../courses/lesson-directory.js';

export interface LessonListProps {
  readonly course: LessonCourse;
  /** The lesson that is shown. */
  readonly lessonId: number;
}

interface LessonRowsProps extends LessonListProps {
  /** The part of the directory that is displayed, where it is not all of it. */
  readonly shown?: Directory;
  readonly look: DirectoryLook;
}

/** The lessons in rows of one line, which scroll by themselves to the current lesson. */
export function LessonRows({ course, lessonId, shown = course.directory, look }: LessonRowsProps) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (list.current) scrollToCurrent(list.current);
  }, [lessonId, look]);
  return (
    <div ref={list} className="lesson-list__rows">
      <LessonDirectory detail={course} look={look} shown={shown} markedId={lessonId} />
    </div>
  );
}

/** The height of a row, and of the space below the last one: at the end of the list, too, no row is cut at the upper edge. */
const ROW_PX = 44;

/** Scrolls the list, not the page: the current row is near the middle, and no row is cut at the upper edge. */
function scrollToCurrent(list: HTMLElement): void {
  const current = list.querySelector('[aria-current]');
  if (!current) return;
  const { top, height } = list.getBoundingClientRect();
  const positionOf = (row: Element): number => row.getBoundingClientRect().top - top + list.scrollTop;
  const middle = Math.min(positionOf(current) - (height - ROW_PX) / 2, list.scrollHeight - height - ROW_PX);
  if (middle <= 0) return;
  const edges = Array.from(list.querySelectorAll('summary, li'), positionOf);
  list.scrollTop = edges.find((edge) => edge >= middle) ?? middle;
}
