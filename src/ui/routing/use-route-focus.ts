import { focusMain } from '../layouts/focus-main.js';
import { useNewPath } from './use-new-path.js';

/** A new page takes the keyboard with it: what had the focus may be gone. Where to scroll to is decided elsewhere. */
export function useRouteFocus(): void {
  useNewPath(() => {
    focusMain({ preventScroll: true });
  });
}
