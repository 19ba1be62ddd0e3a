import type { ReactNode } from 'react';

import { BackToTop } from '../back-to-top/back-to-top.js';
import { Footer } from '../footer/footer.js';
import { Header } from '../header/header.js';
import { MainArea } from './main-area.js';
import { SkipLink } from './skip-link.js';

/** Header, page, footer (spec §2 main layout). */
export function MainLayout({ children }: { readonly children: ReactNode }) {
  return (
    <div className="frame">
      <SkipLink />
      <Header />
      <MainArea>{children}</MainArea>
      <Footer />
      <BackToTop />
    </div>
  );
}
