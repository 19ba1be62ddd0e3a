import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { Notice } from './error-state.js';

interface EmptyStateProps {
  readonly text: string;
  /** Instead of the open book. */
  readonly drawing?: ReactNode;
  /** Target of the link, and its label in `action`. */
  readonly to?: string;
  readonly action?: string;
  /** Another action: a button with the class `btn`. */
  readonly children?: ReactNode;
}

/** A message instead of content that is missing, when that is not an error. */
export function EmptyState({ text, drawing = <EmptyDrawing />, to, action, children }: EmptyStateProps) {
  return (
    <Notice drawing={drawing} text={text}>
      {to !== undefined && (
        <Link className="btn btn-primary" to={to}>
          {action}
        </Link>
      )}
      {children}
    </Notice>
  );
}

function EmptyDrawing() {
  return (
    <>
      <ellipse className="drawing__ground" cx="80" cy="104" rx="62" ry="8" />
      <path
        className="drawing__paper"
        d="M80 42C66 32 46 30 26 32v58c20-2 40 0 54 10 14-10 34-12 54-10V32c-20-2-40 0-54 10z"
      />
      <path
        className="drawing__line"
        d="M80 42v58M38 46c10-1 20 0 30 4M38 60c10-1 20 0 30 4M92 50c10-4 20-5 30-4M92 64c10-4 20-5 30-4"
      />
      <path className="drawing__accent" d="M112 14v10M107 19h10M44 8v8M40 12h8" />
    </>
  );
}
