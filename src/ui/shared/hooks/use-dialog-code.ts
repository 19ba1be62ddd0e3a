import type { CodeSource } from '../../../application/site/code-loader.js';
import { NOTIFIER } from '../../../domain/ports/notifier.js';
import { DIALOG_FAILED, DIALOG_UNREACHABLE } from '../../../domain/site/strings.js';
import { useService } from './services.js';
import { useCode } from './use-code.js';

/** The code of a dialog once it is there, while the dialog is open. A failure closes it, and a toast says why. */
export function useDialogCode<T>(source: CodeSource<T>, isOpen: boolean, close: () => void): T | undefined {
  const notifier = useService(NOTIFIER);
  const { state } = useCode(source, {
    isWanted: isOpen,
    onFailed: (online) => {
      close();
      notifier.error(online ? DIALOG_FAILED : DIALOG_UNREACHABLE);
    },
  });
  return isOpen && state.kind === 'ready' ? state.value : undefined;
}
