import type { Lessons } from '../../../application/lesson/lessons.js';
import { COURSE_VIDEO } from '../../../domain/access/titles.js';
import { courseAddress } from '../../../domain/courses/course-address.js';
import type { LessonPage } from '../../../domain/lesson/lesson-page.js';
import { PREVIEWING } from '../../../domain/lesson/words.js';
import { CourseDeed } from '../../courses/course-deed.js';
import { useFocusKept } from '../../hooks/use-focus-kept.js';
import { useRefreshable } from '../../hooks/use-refreshable.js';
import { Link } from '../../links/link.js';
import { LessonBody } from './lesson-body.js';
import { LessonList } from './lesson-list.js';
import { LessonStage } from './lesson-stage.js';
import { usePlay } from './use-play.js';

interface LessonViewProps {
  readonly page: LessonPage;
  readonly service: Lessons;
}

/** A lesson that is there. Key it by its id. */
export function LessonView({ page, service }: LessonViewProps) {
  const { lesson, of: course, access } = page;
  const play = usePlay(service, page);
  const stage = useFocusKept('.play-cover :is(a, button)', '[role="region"]');
  const [progress] = useRefreshable(() => service.progress(page), course.progress);
  return (
    <div className="lesson-layout">
      <div ref={stage} className="lesson-stage" tabIndex={-1}>
        {play && <LessonStage page={page} play={play} />}
      </div>
      <LessonList course={{ ...course, progress }} lessonId={lesson.id} />
      <div className="lesson-head">
        <h1 className="lesson-head__title">{lesson.title || COURSE_VIDEO}</h1>
        <Link className="lesson-head__course" to={courseAddress(course.course.id)}>
          {course.course.title}
        </Link>
        {access === 'preview' && (
          <div className="lesson-head__preview">
            <p>{PREVIEWING}</p>
            <CourseDeed detail={course} />
          </div>
        )}
      </div>
      <LessonBody page={page} service={service} />
    </div>
  );
}
