import type { ReactNode } from 'react';

import type { SigningIn } from '../../../application/signing-in/signing-in.js';
import { assertNever } from '../../../domain/kernel/values.js';
import * as titles from '../../../domain/signing-in/strings.js';
import type { Dialog, DialogKind } from '../../../domain/signing-in/dialog.js';
import { SigningInProvider } from '../signing-in.js';
import { BindMobileDialog, BindNewMobileDialog } from './bind-mobile-dialogs.js';
import { ConsentDialog } from './consent-dialog.js';
import { DialogContent, DialogFrame } from '../../shared/widgets/dialog-frame.js';
import { ForgotPasswordDialog } from './forgot-password-dialog.js';
import { LoginDialog } from './login-dialog.js';
import { RegisterDialog } from './register-dialog.js';
import { WechatScanDialog } from './wechat-scan-dialog.js';

interface DialogViewProps {
  /** The service that was fetched with the dialogs. */
  readonly service: SigningIn;
  readonly dialog: Dialog;
  readonly onClose: () => void;
}

/** The dialog that is open. */
export function DialogView({ service, dialog, onClose }: DialogViewProps) {
  return (
    <SigningInProvider signingIn={service}>
      <DialogFrame title={titleOf(dialog.kind)} onClose={dialog.kind === 'consent' ? undefined : onClose}>
        <DialogContent key={dialog.kind}>{contentOf(dialog, onClose)}</DialogContent>
      </DialogFrame>
    </SigningInProvider>
  );
}

/** Titles as in docs/spec/signing-in.md#dialogs. */
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
    case 'consent':
      return titles.CONSENT_DIALOG;
    default:
      return assertNever(kind);
  }
}

function contentOf(dialog: Dialog, onClose: () => void): ReactNode {
  switch (dialog.kind) {
    case 'login':
      return <LoginDialog />;
    case 'register':
      return <RegisterDialog />;
    case 'forgot-password':
      return <ForgotPasswordDialog />;
    case 'wechat-scan':
      return <WechatScanDialog />;
    case 'bind-mobile':
      return <BindMobileDialog code={dialog.code} />;
    case 'bind-new-mobile':
      return <BindNewMobileDialog code={dialog.code} onClose={onClose} />;
    case 'consent':
      return <ConsentDialog />;
    default:
      return assertNever(dialog);
  }
}
