import './course-grid.scss';

import type { CourseSummary } from '../../domain/courses/course-card.js';
import { LOADING } from '../../domain/site/words.js';
import { CourseCard } from './course-card.js';

interface CourseGridProps {
  readonly courses: readonly CourseSummary[];
  /** How many of them are on the first screen (pages §0.5). */
  readonly eagerCount?: number;
}

/** Courses side by side, as many as there is room for. */
export function CourseGrid({ courses, eagerCount = 0 }: CourseGridProps) {
  return (
    <ul className="course-grid">
      {courses.map((course, place) => (
        <li key={course.id}>
          <CourseCard course={course} eager={place < eagerCount} />
        </li>
      ))}
    </ul>
  );
}

/** The place of courses that are still coming. */
export function CourseGridSkeleton({ count }: { readonly count: number }) {
  return (
    <div className="course-grid" role="status">
      <span className="visually-hidden">{LOADING}</span>
      {Array.from({ length: count }, (_, place) => (
        <div key={place} className="course-grid__blank" aria-hidden="true">
          <div className="cover" />
        </div>
      ))}
    </div>
  );
}
