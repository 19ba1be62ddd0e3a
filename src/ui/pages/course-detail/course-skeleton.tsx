import { LOADING } from '../../../domain/site/words.js';

/** The place of a course that is still coming. */
export function CourseSkeleton() {
  return (
    <div className="course-skeleton" role="status">
      <span className="visually-hidden">{LOADING}</span>
      <div className="course-skeleton__trail skeleton__bar skeleton__bar--short" />
      <div className="course" aria-hidden="true">
        <div className="course-head">
          <div className="course-head__cover">
            <span className="cover" />
          </div>
          <div className="course-head__words">
            <div className="skeleton__bar skeleton__bar--title" />
            <div className="skeleton__bar" />
            <div className="skeleton__bar skeleton__bar--short" />
          </div>
        </div>
        <div className="course__side">
          <div className="course-skeleton__deed" />
        </div>
        <div className="course__body">
          <div className="course__tabs course-skeleton__tabs" />
          <div className="course__panel">
            <div className="skeleton__bar" />
            <div className="skeleton__bar" />
            <div className="skeleton__bar skeleton__bar--short" />
          </div>
        </div>
      </div>
    </div>
  );
}
