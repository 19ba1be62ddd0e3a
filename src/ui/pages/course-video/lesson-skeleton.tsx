import { LOADING } from '../../../domain/site/words.js';

/** The place of a lesson that is still coming. */
export function LessonSkeleton() {
  return (
    <div role="status">
      <span className="visually-hidden">{LOADING}</span>
      <div className="lesson-layout" aria-hidden="true">
        <div className="lesson-stage" />
        <div className="lesson-list lesson-list--coming">
          <div className="skeleton__bar" />
          <div className="skeleton__bar" />
          <div className="skeleton__bar skeleton__bar--short" />
        </div>
        <div className="lesson-head">
          <div className="skeleton__bar skeleton__bar--title" />
          <div className="skeleton__bar skeleton__bar--short" />
        </div>
      </div>
    </div>
  );
}
