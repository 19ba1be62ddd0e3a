import { useId, useLayoutEffect, useRef } from 'react';

import { DIRECTORY } from '../../../domain/courses/words.js';
import type { LessonCourse } from '../../../domain/lesson/lesson-page.js';
import { LessonDirectory } from '../../courses/lesson-directory.js';

interface LessonListProps {
  readonly course: LessonCourse;
  /** The lesson on view. */
  readonly lessonId: number;
}

/** All lessons of the course, the one on view in sight (pages §4). */
export function LessonList({ course, lessonId }: LessonListProps) {
  const heading = useId();
  const list = useRef<HTMLDivElement>(null);

  // Moves the list alone: the page stays where it is.
  useLayoutEffect(() => {
    const current = list.current?.querySelector('[aria-current]');
    if (!list.current || !current) return;
    const row = current.getBoundingClientRect();
    const box = list.current.getBoundingClientRect();
    list.current.scrollTop += row.top - box.top - (box.height - row.height) / 2;
  }, [lessonId]);

  return (
    <aside className="lesson-list" aria-labelledby={heading}>
      <h2 id={heading} className="lesson-list__heading">
        {DIRECTORY}
      </h2>
      <div ref={list} className="lesson-list__rows">
        <LessonDirectory detail={course} currentId={lessonId} />
      </div>
    </aside>
  );
}
