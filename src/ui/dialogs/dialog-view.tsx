import { assertNever } from '../../domain/kernel/assert-never.js';
import type { DialogKind } from '../../domain/dialogs/dialog.js';
import * as titles from '../../domain/messages/dialogs.js';
import { DialogFrame } from './dialog-frame.js';
import type { DialogViewProps } from './dialog-view-props.js';

/** The dialog that is open. Only its frame as yet: what goes on inside comes with the sign-in flows. */
export function DialogView({ dialog, onClose }: DialogViewProps) {
  return <DialogFrame title={titleOf(dialog.kind)} onClose={onClose} />;
}

/** Titles of clarifications §8. */
function titleOf(kind: DialogKind): string {
  switch (kind) {
    case 'login':
      return titles.LOGIN_DIALOG;
    case 'register':
      return titles.REGISTER_DIALOG;
    case 'forgot-password':
      return titles.FORGOT_PASSWORD_DIALOG;
    case 'wechat-scan':
      return titles.WECHAT_SCAN_DIALOG;
    case 'bind-mobile':
    case 'bind-new-mobile':
      return titles.BIND_MOBILE_DIALOG;
    default:
      return assertNever(kind);
  }
}
