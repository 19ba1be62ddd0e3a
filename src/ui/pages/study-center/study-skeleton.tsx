import { STUDIED_COURSES_A_PAGE } from '../../../domain/limits.js';
import { LOADING } from '../../../domain/site/words.js';

/** The place of courses that are still coming. */
export function StudySkeleton() {
  return (
    <div className="study-list" role="status">
      <span className="visually-hidden">{LOADING}</span>
      {Array.from({ length: STUDIED_COURSES_A_PAGE }, (_, place) => (
        <div key={place} className="study-row study-row--blank" aria-hidden="true">
          <div className="study-row__head">
            <span className="study-row__cover">
              <span className="cover" />
            </span>
            <div />
            <div className="study-row__deeds study-row__no-deeds" />
          </div>
        </div>
      ))}
    </div>
  );
}
