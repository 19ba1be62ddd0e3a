import type { ReactNode } from 'react';

import { MainArea } from './main-area.js';

/** The page alone (clarifications §5: not found). */
export function BareLayout({ children }: { readonly children: ReactNode }) {
  return (
    <div className="frame">
      <MainArea>{children}</MainArea>
    </div>
  );
}
