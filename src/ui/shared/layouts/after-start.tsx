import { useSearchKey } from '../header/search-key.js';
import { FocusKeeper } from '../hooks/focus-keeper.js';
import { useHeldEnter } from '../hooks/held-enter.js';
import { RouteAnnouncer } from '../routing/route-announcer.js';
import { BackToTop } from './back-to-top.js';
import { Footer } from './footer.js';
import { PrintLine } from './print-line.js';

/** The focus and the keys of the site as a whole. */
export function SiteKeyboard() {
  useSearchKey();
  return <FocusKeeper />;
}

/** What the site as a whole has, and no visitor needs before its first views are there. */
export function AfterStart() {
  useHeldEnter();
  return (
    <>
      <SiteKeyboard />
      <PrintLine />
      <RouteAnnouncer />
    </>
  );
}

/** What follows the page, for a visitor who has scrolled. */
export function BelowPage() {
  return (
    <>
      <BackToTop />
      <Footer />
    </>
  );
}
