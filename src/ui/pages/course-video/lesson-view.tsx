import { useId, useLayoutEffect, useRef } from 'react';

import type { LessonPlay } from '../../../application/lesson/lesson-play.js';
import type { Lessons } from '../../../application/lesson/lessons.js';
import { DIRECTORY } from '../../../domain/courses/strings.js';
import type { LessonCourse, LessonPage } from '../../../domain/lesson/page.js';
import { PREVIEWING } from '../../../domain/lesson/strings.js';
import { CourseAction } from '../../courses/course-action.js';
import { LessonDirectory } from '../../courses/lesson-directory.js';
import { useNoteTaking } from '../../notes/use-note-taking.js';
import { useRefreshable } from '../../hooks/use-refreshable.js';
import { LessonBody } from './lesson-body.js';
import { LessonHead } from './lesson-head.js';
import { LessonStage } from './lesson-stage.js';
import { LessonTools, TakenNoteField } from './lesson-tools.js';

interface LessonListProps {
  readonly course: LessonCourse;
  /** The lesson that is shown. */
  readonly lessonId: number;
}

/** All lessons of the course, scrolled to the current one (docs/spec/lesson.md#lesson-page). */
function LessonList({ course, lessonId }: LessonListProps) {
  const heading = useId();
  const list = useRef<HTMLDivElement>(null);

  // Scrolls only the list, not the page.
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

interface LessonViewProps {
  readonly page: LessonPage;
  readonly service: Lessons;
}

/** A lesson that exists. Key it by its id. */
export function LessonView({ page, service }: LessonViewProps) {
  const { lesson, of: course, access } = page;
  // A newer answer for the same lesson does not restart playback.
  const [play] = useRefreshable<LessonPlay | undefined>(() => service.play(page), undefined);
  const [progress] = useRefreshable(() => service.progress(page), course.progress);
  const current = { ...course, progress };
  const note = useNoteTaking(play);
  return (
    <div className="lesson-layout">
      <div className="lesson-stage" tabIndex={-1} data-focus-next=".play-cover :is(a, button)">
        {play && <LessonStage page={page} play={play} />}
      </div>
      <LessonHead
        lesson={lesson}
        course={current}
        tools={play && <LessonTools page={page} play={play} onNote={note.take} />}
      >
        {note.taken && <TakenNoteField page={page} taken={note.taken} onClose={note.close} />}
        {access === 'preview' && (
          <div className="lesson-head__preview">
            <p>{PREVIEWING}</p>
            <CourseAction detail={course} />
          </div>
        )}
      </LessonHead>
      <LessonList course={current} lessonId={lesson.id} />
      <LessonBody page={page} service={service} play={play} />
    </div>
  );
}
