import { DIALOG_FLOW } from '../../application/signing-in/dialog-flow.js';
import { useDialogPrefetch } from '../dialogs/use-dialog-prefetch.js';
import { useService } from '../hooks/services.js';
import { SignInButton, SignUpButton } from './header-parts.js';

/** 登录 | 注册. A narrow screen has room for the first; the second is in its menu and in the login dialog. */
export function SignInButtons() {
  const dialogs = useService(DIALOG_FLOW);
  const prefetch = useDialogPrefetch();
  return (
    <>
      <SignInButton
        {...prefetch}
        onClick={() => {
          dialogs.open({ kind: 'login' });
        }}
      />
      <SignUpButton
        {...prefetch}
        onClick={() => {
          dialogs.open({ kind: 'register' });
        }}
      />
    </>
  );
}
