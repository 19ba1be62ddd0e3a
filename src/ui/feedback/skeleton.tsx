import { LOADING } from '../../domain/site/strings.js';

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

/** In the place of a page that is on its way: its heading for those who listen, its shape for those who look. */
export function PendingPage({ title }: { readonly title: string }) {
  return (
    <>
      <h1 className="visually-hidden">{title}</h1>
      <Skeleton />
    </>
  );
}
