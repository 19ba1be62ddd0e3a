import { SEARCH_RESULTS_A_PAGE } from '../../../domain/limits.js';
import { LOADING } from '../../../domain/site/words.js';

/** The place of results that are still coming. */
export function SearchSkeleton() {
  return (
    <div className="search-results" role="status">
      <span className="visually-hidden">{LOADING}</span>
      {Array.from({ length: SEARCH_RESULTS_A_PAGE }, (_, place) => (
        <div key={place} className="search-result search-result--blank" aria-hidden="true">
          <div className="search-result__cover">
            <div className="cover" />
          </div>
        </div>
      ))}
    </div>
  );
}
