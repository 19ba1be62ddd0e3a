import type { Dialog } from '../../domain/signing-in/dialog.js';

/** What the dialogs need from the host that loads them. */
export interface DialogViewProps {
  readonly dialog: Dialog;
  readonly onClose: () => void;
}
