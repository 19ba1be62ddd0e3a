import { shownSiteName } from '../../domain/site/site-name.js';
import { ErrorState } from './error-state.js';
import { useSite } from '../hooks/site.js';

interface FailedPageProps {
  /** Title of the page that is missing; the name of the site stands in for an empty one. */
  readonly title: string;
  readonly text: string;
  readonly onRetry: () => void;
}

/** In the place of a page: what happened, and a way to try again. */
export function FailedPage({ title, text, onRetry }: FailedPageProps) {
  const { siteName } = useSite().config;
  return (
    <div className="page column">
      <h1 className="page__heading">{title || shownSiteName(siteName)}</h1>
      <ErrorState text={text} onRetry={onRetry} />
    </div>
  );
}
