import './lesson-head.scss';

import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { ROUTES } from '../../domain/access/routes.js';
import { courseAddress, lessonAddress } from '../../domain/courses/course-address.js';
import {
  type Lesson,
  lessonAccess,
  lessonsInOrder,
  progressOf,
  watchedPercent,
} from '../../domain/courses/directory.js';
import { FINISHED, learned } from '../../domain/courses/strings.js';
import { type LessonCourse, neighboursOf } from '../../domain/lesson/lesson-page.js';
import { namedLesson, NEXT_LESSON, lessonPosition, PREVIOUS_LESSON } from '../../domain/lesson/strings.js';
import { useLessonAhead } from '../courses/use-lesson-ahead.js';

interface LessonHeadProps {
  readonly lesson: Lesson;
  /** With the progress of what is being played. */
  readonly course: LessonCourse;
  /** Buttons beside the title. */
  readonly tools: ReactNode;
  /** Buttons before the links to the neighbours. */
  readonly layoutButtons: ReactNode;
  /** The field of a note, right under the player. */
  readonly above: ReactNode;
  /** Beside the facts about the lesson. */
  readonly saved: ReactNode;
  readonly children?: ReactNode;
}

/** Title, course, place among all lessons, completion, and the lessons beside it (docs/spec/lesson.md#lesson-page). */
export function LessonHead({ lesson, course, tools, layoutButtons, above, saved, children }: LessonHeadProps) {
  const lessons = lessonsInOrder(course.directory);
  const number = lessons.findIndex(({ id }) => id === lesson.id) + 1;
  const { previous, next } = neighboursOf(lesson.id, course.directory);
  const progress = progressOf(lesson.id, course.progress);
  const percent = progress ? watchedPercent(progress, lesson) : 0;
  return (
    <div className="lesson-head">
      {above}
      <div className="lesson-head__row">
        <div className="lesson-head__text">
          <h1 className="lesson-head__title">{lesson.title || ROUTES.lesson.title}</h1>
          <p className="lesson-head__facts">
            <Link className="lesson-head__course" to={courseAddress(course.course.id)}>
              {course.course.title}
            </Link>
            {number > 0 && <span>{lessonPosition(number, lessons.length)}</span>}
            {percent > 0 && (
              <span className={percent === 100 ? 'lesson-head__finished' : undefined}>
                {percent === 100 ? FINISHED : learned(percent)}
              </span>
            )}
            {saved}
          </p>
        </div>
        {tools}
        <div className="lesson-head__neighbours">
          {layoutButtons}
          <Neighbour name={PREVIOUS_LESSON} lesson={previous} course={course} />
          <Neighbour name={NEXT_LESSON} lesson={next} course={course} />
        </div>
      </div>
      {children}
    </div>
  );
}

interface NeighbourProps {
  readonly name: string;
  readonly lesson: Lesson | undefined;
  readonly course: LessonCourse;
}

/** A link to the lesson before or after this one. At either end of the course only the other one is shown. */
function Neighbour({ name, lesson, course }: NeighbourProps) {
  const ahead = useLessonAhead();
  if (lesson === undefined) return null;
  return (
    <Link
      className="btn lesson-head__neighbour"
      rel={name === NEXT_LESSON ? 'next' : undefined}
      to={lessonAddress(lesson.id)}
      title={lesson.title}
      aria-label={namedLesson(name, lesson.title)}
      {...(lessonAccess(lesson, course) !== 'locked' && ahead(lesson.id))}
    >
      {name}
    </Link>
  );
}
