import { useSearchKey } from './shared/header/search-key.js';
import { FocusKeeper } from './shared/hooks/focus-keeper.js';
import { useHeldEnter } from './shared/hooks/held-enter.js';
import { PrintLine } from './shared/layouts/print-line.js';
import { RouteAnnouncer } from './shared/routing/route-announcer.js';

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
