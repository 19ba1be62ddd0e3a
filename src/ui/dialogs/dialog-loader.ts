import type { ComponentType } from 'react';
import { firstValueFrom } from 'rxjs';

import type { LazyServices } from '../../application/lazy-services.js';
import type { DialogViewProps } from './dialog-view-props.js';

/** Fetches the dialogs and the services behind them, side by side: neither is part of the first load. */
export async function loadDialogs(services: LazyServices): Promise<ComponentType<DialogViewProps>> {
  const [{ dialogsOver }, signingIn] = await Promise.all([
    import('./dialog-view.js'),
    firstValueFrom(services.signingIn),
  ]);
  return dialogsOver(signingIn);
}
