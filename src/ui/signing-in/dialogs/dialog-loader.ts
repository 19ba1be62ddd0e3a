import type { ComponentType } from 'react';
import { firstValueFrom } from 'rxjs';

import { LAZY_SERVICES, type LazyServices } from '../../../application/site/lazy-services.js';
import { useService } from '../../shared/hooks/services.js';
import type { DialogViewProps } from './dialog-view.js';

/** Fetches the dialogs and their services in parallel: neither is part of the first load. */
export async function loadDialogs(services: LazyServices): Promise<ComponentType<DialogViewProps>> {
  const [{ dialogsWith }, signingIn] = await Promise.all([
    import('./dialog-view.js'),
    firstValueFrom(services.signingIn),
  ]);
  return dialogsWith(signingIn);
}

interface Prefetch {
  readonly onPointerEnter: () => void;
  readonly onFocus: () => void;
}

/** Props for an element that opens a dialog: they prefetch the dialogs when the pointer or the focus reaches it. */
export function useDialogPrefetch(): Prefetch {
  const services = useService(LAZY_SERVICES);
  const fetchAhead = (): void => {
    // The visitor sees a failure only when they open a dialog.
    loadDialogs(services).catch(() => undefined);
  };
  return { onPointerEnter: fetchAhead, onFocus: fetchAhead };
}
