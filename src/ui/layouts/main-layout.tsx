import { type ReactNode, useDeferredValue } from 'react';

import { BackToTop } from '../back-to-top/back-to-top.js';
import { Footer } from '../footer/footer.js';
import { Header } from '../header/header.js';
import { MainArea } from './main-area.js';
import { SkipLink } from './skip-link.js';

/**
 * Header, page, footer (spec §2 main layout). What stands below the first screen is drawn when the rest has been, so that
 * nobody waits for what they cannot see yet.
 */
export function MainLayout({ children }: { readonly children: ReactNode }) {
  const drawn = useDeferredValue(true, false);
  return (
    <div className="frame">
      <SkipLink />
      <Header />
      <MainArea>{children}</MainArea>
      {drawn && <Footer />}
      {drawn && <BackToTop />}
    </div>
  );
}
