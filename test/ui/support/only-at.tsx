import type { ReactNode } from 'react';

import { usePageLocation } from '../../../src/ui/shared/hooks/services.js';

/** Shows the page at its path, and the text "elsewhere" at any other. */
export function OnlyAt({ path, children }: { readonly path: string; readonly children: ReactNode }) {
  return usePageLocation().path === path ? children : <p>elsewhere</p>;
}
