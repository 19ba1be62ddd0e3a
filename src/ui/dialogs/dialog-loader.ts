import type { ComponentType } from 'react';
import { firstValueFrom } from 'rxjs';

import type { SigningIn$ } from '../../application/signing-in/signing-in.js';
import type { DialogViewProps } from './dialog-view-props.js';

/** Fetches the dialogs and the services behind them, side by side: neither is part of the first load. */
export async function loadDialogs(signingIn$: SigningIn$): Promise<ComponentType<DialogViewProps>> {
  const [{ dialogsOver }, signingIn] = await Promise.all([import('./dialog-view.js'), firstValueFrom(signingIn$)]);
  return dialogsOver(signingIn);
}
