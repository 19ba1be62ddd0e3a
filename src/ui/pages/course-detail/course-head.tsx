import type { CourseDetails } from '../../../application/courses/course-details.js';
import { COURSE_DETAIL } from '../../../domain/access/titles.js';
import type { CourseDetail } from '../../../domain/courses/course-detail.js';
import { lessonsInOrder } from '../../../domain/courses/directory.js';
import { totalSeconds } from '../../../domain/courses/lesson.js';
import { lessonsInAll, studentsInAll, totalLength } from '../../../domain/courses/words.js';
import { duration } from '../../../domain/text/quantities.js';
import { Cover } from '../../courses/cover.js';
import { FavouriteButton } from './favourite-button.js';

interface CourseHeadProps {
  readonly detail: CourseDetail;
  readonly service: CourseDetails;
}

/** What the course is, at a glance. */
export function CourseHead({ detail, service }: CourseHeadProps) {
  const { course, directory, isFavourite } = detail;
  const lessons = lessonsInOrder(directory);
  const length = totalSeconds(lessons);
  const facts = [
    course.studentCount === undefined ? '' : studentsInAll(course.studentCount),
    lessonsInAll(lessons.length),
    length === 0 ? '' : totalLength(duration(length)),
  ].filter(Boolean);
  return (
    <div className="course-head">
      <div className="course-head__cover">
        <Cover url={course.cover} eager />
      </div>
      <div className="course-head__words">
        <h1 className="course-head__title">{course.title || COURSE_DETAIL}</h1>
        {course.shortDescription !== '' && <p className="course-head__lead">{course.shortDescription}</p>}
        <ul className="course-head__facts">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <FavouriteButton isFavourite={isFavourite} toggle={() => service.toggleFavourite(course.id)} />
      </div>
    </div>
  );
}
