import { LOADING } from '../../domain/site/words.js';

/** The place of a page that is still coming: a heading and a few lines, in the shape of most pages. */
export function Skeleton() {
  return (
    <div className="skeleton column" role="status">
      <span className="visually-hidden">{LOADING}</span>
      <div className="skeleton__bar skeleton__bar--title" />
      <div className="skeleton__bar" />
      <div className="skeleton__bar" />
      <div className="skeleton__bar skeleton__bar--short" />
    </div>
  );
}
