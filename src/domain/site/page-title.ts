import { shownSiteName } from './site-name.js';

/** Title of the document (clarifications §5): whichever part is missing leaves the other alone. It is never empty. */
export function documentTitle(pageTitle: string, siteName: string): string {
  return [pageTitle, siteName].filter(Boolean).join(' - ') || shownSiteName(siteName);
}
