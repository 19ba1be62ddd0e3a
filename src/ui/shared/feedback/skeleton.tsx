import type { ReactNode } from 'react';

import { LOADING_TEXT } from '../../../domain/site/strings.js';

interface LoadingPartProps {
  readonly className?: string;
  /** Shapes without text. */
  readonly children?: ReactNode;
}

/** Something is loading: a sentence for screen readers, shapes for the eye. Every skeleton is one. */
export function LoadingPart({ className, children }: LoadingPartProps) {
  return (
    <div className={className} role="status">
      <span className="visually-hidden">{LOADING_TEXT}</span>
      {children}
    </div>
  );
}

/** Skeleton of a page: a heading and a few lines, the shape of most pages. */
export function Skeleton() {
  return (
    <LoadingPart className="skeleton column">
      <div className="skeleton__bar skeleton__bar--title" />
      <div className="skeleton__bar" />
      <div className="skeleton__bar" />
      <div className="skeleton__bar skeleton__bar--short" />
    </LoadingPart>
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
