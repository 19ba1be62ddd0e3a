import type { ReactNode } from 'react';

import { EmptyState } from '../feedback/empty-state.js';
import { Link } from '../links/link.js';

interface PlainPageProps {
  readonly heading: string;
  /** Under the heading, when there is more to say about what is on view. */
  readonly lead?: ReactNode;
  /** Why there is nothing to see yet. */
  readonly text: string;
  /** The one sensible way on. */
  readonly action: { readonly to: string; readonly name: string };
}

/** A page with nothing on it: heading, one sentence, one way on. Stands in where content is yet to be built. */
export function PlainPage({ heading, lead, text, action }: PlainPageProps) {
  return (
    <div className="page column">
      <h1 className="page__heading">{heading}</h1>
      {lead}
      <EmptyState text={text}>
        <Link className="btn btn-primary" to={action.to}>
          {action.name}
        </Link>
      </EmptyState>
    </div>
  );
}
