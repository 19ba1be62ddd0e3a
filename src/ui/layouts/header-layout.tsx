import type { ReactNode } from 'react';

import { Header } from '../header/header.js';
import { MainArea } from './main-area.js';
import { SkipLink } from './skip-link.js';

/** Header and page, no footer (spec §2 header-only layout). */
export function HeaderLayout({ children }: { readonly children: ReactNode }) {
  return (
    <div className="frame">
      <SkipLink />
      <Header />
      <MainArea>{children}</MainArea>
    </div>
  );
}
