import { useClosedByEscape } from './use-closed-by-back.js';
import { type LazyModule, useClosedByFailure, useModule } from './use-module.js';

/** The module of a dialog once it is there, while the dialog is open. A failure closes it, and until then Back and Escape. */
export function useDialogModule<T>(source: LazyModule<T>, isOpen: boolean, close: () => void): T | undefined {
  const { module } = useModule(source, { isWanted: isOpen, onFailed: useClosedByFailure(close) });
  useClosedByEscape(isOpen && module === undefined, close);
  return isOpen ? module : undefined;
}
