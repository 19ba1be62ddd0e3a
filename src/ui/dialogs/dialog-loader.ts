import type { ComponentType } from 'react';

import type { DialogViewProps } from './dialog-view-props.js';

/** Fetches the dialogs: they and the modal they stand in are no part of the first load. */
export function loadDialogs(): Promise<ComponentType<DialogViewProps>> {
  return import('./dialog-view.js').then((m) => m.DialogView);
}

/** Fetches the dialogs ahead of time: for whatever opens one, when the pointer or the focus reaches it. */
export function prefetchDialogs(): void {
  // A failure is told when somebody really opens a dialog.
  loadDialogs().catch(() => undefined);
}
