import type { ReactNode } from 'react';

import { UNKNOWN_ERROR } from '../../domain/site/words.js';
import { usePlace } from '../hooks/use-place.js';
import { BareLayout } from '../layouts/bare-layout.js';
import { FailedPage } from '../feedback/failed-page.js';
import { ErrorBoundary } from './error-boundary.js';

/** The last resort: a frame or a dialog broke, where no page's own boundary is around it. */
export function SiteBoundary({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary
      at={usePlace().key}
      fallback={(retry) => (
        <BareLayout>
          <FailedPage title="" text={UNKNOWN_ERROR} onRetry={retry} />
        </BareLayout>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
