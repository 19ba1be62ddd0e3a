import { type ReactNode, useEffect } from 'react';
import { merge } from 'rxjs';

import { DIALOG_FLOW, rememberDialog } from '../../../application/signing-in/dialog-flow.js';
import type { SigningIn } from '../../../application/signing-in/signing-in.js';
import { assertNever } from '../../../domain/kernel/values.js';
import { PAGE_NAVIGATOR } from '../../../domain/ports/navigator.js';
import { PRESENCE } from '../../../domain/ports/presence.js';
import { TIME } from '../../../domain/ports/time.js';
import { VISIT_STORE } from '../../../domain/ports/visit-store.js';
import * as titles from '../../../domain/signing-in/strings.js';
import type { Dialog, DialogKind } from '../../../domain/signing-in/dialog.js';
import { subscribed } from '../../shared/hooks/effects.js';
import { useService } from '../../shared/hooks/services.js';
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

/** A page that the system drops while the dialog is open opens it again; one whose dialog was closed does not. */
function useReopening(): void {
  const flow = useService(DIALOG_FLOW);
  const store = useService(VISIT_STORE);
  const navigator = useService(PAGE_NAVIGATOR);
  const presence = useService(PRESENCE);
  const time = useService(TIME);
  useEffect(
    // Without a render in between: a dialog that closes may be followed by a reload at once.
    () =>
      subscribed(merge(flow.dialog$, presence.visible$), () => {
        rememberDialog(store, flow, navigator, time);
      }),
    [flow, store, navigator, presence, time],
  );
}

/** The dialog that is open. */
export function DialogView({ service, dialog, onClose }: DialogViewProps) {
  useReopening();
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
