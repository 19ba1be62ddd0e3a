/** Title of the document (clarifications §5): whichever part is missing leaves the other alone. */
export function documentTitle(pageTitle: string, siteName: string): string {
  return [pageTitle, siteName].filter(Boolean).join(' - ');
}
