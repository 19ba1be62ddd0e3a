import { EmptyState } from '../feedback/empty-state.js';
import { Link } from '../links/link.js';

interface PlainPageProps {
  readonly heading: string;
  /** Why there is nothing to see yet. */
  readonly text: string;
  /** The one sensible way on. */
  readonly action: { readonly to: string; readonly name: string };
}

/** A page with nothing on it: heading, one sentence, one way on. Stands in where content is yet to be built. */
export function PlainPage({ heading, text, action }: PlainPageProps) {
  return (
    <div className="page column">
      <h1 className="page__heading">{heading}</h1>
      <EmptyState text={text}>
        <Link className="btn btn-primary" to={action.to}>
          {action.name}
        </Link>
      </EmptyState>
    </div>
  );
}
