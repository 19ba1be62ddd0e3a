import { LOADING_TEXT } from '../../../domain/site/strings.js';

/** Skeleton of a page: a heading and a few lines, the shape of most pages. */
export function Skeleton() {
  return (
    <div className="skeleton column" role="status">
      <span className="visually-hidden">{LOADING_TEXT}</span>
      <div className="skeleton__bar skeleton__bar--title" />
      <div className="skeleton__bar" />
      <div className="skeleton__bar" />
      <div className="skeleton__bar skeleton__bar--short" />
    </div>
  );
}

/** Shown until a page arrives: its heading for screen readers, a skeleton for the eye. */
export function PendingPage({ title }: { readonly title: string }) {
  return (
    <>
      <h1 className="visually-hidden">{title}</h1>
      <Skeleton />
    </>
  );
}
