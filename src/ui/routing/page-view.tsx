import type { RouteName } from '../../domain/access/routes.js';
import { PAGE_FAILED } from '../../domain/site/words.js';
import { FailedPage } from '../feedback/failed-page.js';
import { PendingPage } from '../feedback/pending-page.js';
import type { PageLoader } from './page-loader.js';
import { usePage } from './use-page.js';

interface PageViewProps {
  readonly name: RouteName;
  readonly title: string;
  readonly loader: PageLoader;
}

/** A page, whether its code is here, on its way or lost (lessons 5 and 29). Key it by `name`. */
export function PageView({ name, title, loader }: PageViewProps) {
  const { state, retry } = usePage(name, loader);
  const source = loader.source(name);
  switch (state.kind) {
    case 'ready':
      return <state.value />;
    case 'loading':
      return source.pending ? <source.pending /> : <PendingPage title={title} />;
    case 'failed':
      return <FailedPage title={title} text={PAGE_FAILED} onRetry={retry} />;
  }
}
