import type { ReactNode } from 'react';

import { UNKNOWN_ERROR } from '../../domain/site/words.js';
import { usePlace } from '../hooks/use-place.js';
import { FailedPage } from '../feedback/failed-page.js';
import { ErrorBoundary } from './error-boundary.js';

/** A page that breaks says so inside its frame, and may be tried again; the rest of the site goes on (lesson 1). */
export function RouteBoundary({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <ErrorBoundary
      at={usePlace().key}
      fallback={(retry) => <FailedPage title={title} text={UNKNOWN_ERROR} onRetry={retry} />}
    >
      {children}
    </ErrorBoundary>
  );
}
