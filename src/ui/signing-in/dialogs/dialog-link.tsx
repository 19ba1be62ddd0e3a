import { DIALOG_FLOW } from '../../../application/signing-in/dialog-flow.js';
import { useService } from '../../shared/hooks/services.js';

interface DialogLinkProps {
  readonly to: 'login' | 'register' | 'forgot-password';
  readonly children: string;
}

/** Below a dialog's form: leads to another dialog in its place. */
export function DialogLink({ to, children }: DialogLinkProps) {
  const dialogs = useService(DIALOG_FLOW);
  return (
    <button
      type="button"
      className="link-button"
      onClick={() => {
        dialogs.switchTo({ kind: to });
      }}
    >
      {children}
    </button>
  );
}
