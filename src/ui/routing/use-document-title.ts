import { useLayoutEffect } from 'react';

import { documentTitle } from '../../domain/site/page-title.js';
import { useSite } from '../hooks/site.js';

/** Names the document after the page on view (clarifications §5), before anybody is told that the page changed. */
export function useDocumentTitle(pageTitle: string): void {
  const title = documentTitle(pageTitle, useSite().config.siteName);
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
}
