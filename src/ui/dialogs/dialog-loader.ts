import type { ComponentType } from 'react';
import { firstValueFrom } from 'rxjs';

import { LAZY_SERVICES, type LazyServices } from '../../application/lazy-services.js';
import { useService } from '../hooks/services.js';
import type { DialogViewProps } from './dialog-view.js';

/** Fetches the dialogs and the services behind them, side by side: neither is part of the first load. */
export async function loadDialogs(services: LazyServices): Promise<ComponentType<DialogViewProps>> {
  const [{ dialogsOver }, signingIn] = await Promise.all([
    import('./dialog-view.js'),
    firstValueFrom(services.signingIn),
  ]);
  return dialogsOver(signingIn);
}

interface Prefetch {
  readonly onPointerEnter: () => void;
  readonly onFocus: () => void;
}

/** For whatever opens a dialog: fetches the dialogs ahead of time, when the pointer or the focus reaches it. */
export function useDialogPrefetch(): Prefetch {
  const services = useService(LAZY_SERVICES);
  const fetchAhead = (): void => {
    // A failure is told when somebody really opens a dialog.
    loadDialogs(services).catch(() => undefined);
  };
  return { onPointerEnter: fetchAhead, onFocus: fetchAhead };
}
