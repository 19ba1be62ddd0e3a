import type { ReactNode } from 'react';

import { usePlace } from '../../../src/ui/hooks/services.js';

/** A page at its path, and elsewhere just that word. */
export function OnlyAt({ path, children }: { readonly path: string; readonly children: ReactNode }) {
  return usePlace().path === path ? children : <p>elsewhere</p>;
}
