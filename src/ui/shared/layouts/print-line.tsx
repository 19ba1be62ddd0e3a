import { addressOf } from '../../../domain/access/addresses.js';
import { PAGE_NAVIGATOR } from '../../../domain/ports/navigator.js';
import { shownSiteName } from '../../../domain/site/current-site.js';
import { usePageLocation, useService, useSite } from '../hooks/services.js';

/** The first line of a printed page: the name of the site and the address (docs/spec/appearance.md#print). */
export function PrintLine() {
  const { origin } = useService(PAGE_NAVIGATOR);
  const siteName = shownSiteName(useSite().config.siteName);
  return <p className="print-line">{`${siteName} · ${origin}${addressOf(usePageLocation())}`}</p>;
}
