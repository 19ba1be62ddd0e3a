import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react';

import { documentTitle } from '../../domain/site/current-site.js';
import { useSite } from '../hooks/services.js';

/** Names the document after the page on view (clarifications §5), before anybody is told that the page changed. */
function useDocumentTitle(pageTitle: string): void {
  const title = documentTitle(pageTitle, useSite().config.siteName);
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
}

const OwnTitle = createContext<(title: string | undefined) => void>(() => undefined);

/** Names the document after the page inside: by the title of its route, until the page knows a better one. */
export function TitledPage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const [own, setOwn] = useState<string>();
  useDocumentTitle(own ?? title);
  return <OwnTitle value={setOwn}>{children}</OwnTitle>;
}

/**
 * For a page that is about one thing: the document is named after it for as long as the page is there (pages §0.8).
 * `undefined` while the name is not known.
 */
export function usePageTitle(title: string | undefined): void {
  const name = useContext(OwnTitle);
  useLayoutEffect(() => {
    name(title);
    return () => {
      name(undefined);
    };
  }, [name, title]);
}
