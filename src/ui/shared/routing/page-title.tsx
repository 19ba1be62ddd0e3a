import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react';

import { documentTitle } from '../../../domain/site/current-site.js';
import { useSite } from '../hooks/services.js';

/**
 * Sets the title of the document (docs/spec/start-and-routes.md#titles) in a layout effect: RouteAnnouncer reads it
 * afterwards.
 */
function useDocumentTitle(pageTitle: string): void {
  const title = documentTitle(pageTitle, useSite().config.siteName);
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
}

const PageTitleContext = createContext<(title: string | undefined) => void>(() => undefined);

/** Sets the document title: that of the route, until the page inside provides its own. */
export function TitledPage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const [own, setOwn] = useState<string>();
  useDocumentTitle(own ?? title);
  return <PageTitleContext value={setOwn}>{children}</PageTitleContext>;
}

/**
 * Sets a page's own document title while the page is mounted (docs/spec/start-and-routes.md#titles). `undefined` while
 * it is unknown. Names of others in it are `isolated`.
 */
export function usePageTitle(title: string | undefined): void {
  const name = useContext(PageTitleContext);
  useLayoutEffect(() => {
    name(title);
    return () => {
      name(undefined);
    };
  }, [name, title]);
}
