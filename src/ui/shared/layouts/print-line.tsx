import { addressOf } from '../../../domain/access/addresses.js';
import { NAVIGATOR } from '../../../domain/ports/navigator.js';
import { shownSiteName } from '../../../domain/site/current-site.js';
import { usePageLocation, useService, useSite } from '../hooks/services.js';

/** The first line of a printed page: the name of the site and the address (docs/spec/appearance.md#print). */
export function PrintLine() {
  const { origin } = useService(NAVIGATOR);
  const siteName = shownSiteName(useSite().config.siteName);
  return <p className="print-line">{`${siteName} · ${origin}${addressOf(usePageLocation())}`}</p>;
}
