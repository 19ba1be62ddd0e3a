import { LAZY_SERVICES } from '../../application/lazy-services.js';
import { useService } from '../hooks/services.js';
import { loadDialogs } from './dialog-loader.js';

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
