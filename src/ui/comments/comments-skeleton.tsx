import { LOADING } from '../../domain/site/words.js';

/** The place of comments that are still coming. */
export function CommentsSkeleton() {
  return (
    <div className="comments__skeleton" role="status">
      <span className="visually-hidden">{LOADING}</span>
      {Array.from({ length: 3 }, (_, place) => (
        <div key={place} className="post" aria-hidden="true">
          <span className="avatar" />
          <div className="post__words">
            <div className="skeleton__bar" />
            <div className="skeleton__bar skeleton__bar--short" />
          </div>
        </div>
      ))}
    </div>
  );
}
