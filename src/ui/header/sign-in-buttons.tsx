import { DIALOG_FLOW } from '../../application/tokens.js';
import { SIGN_IN, SIGN_UP } from '../../domain/site/words.js';
import { useDialogPrefetch } from '../dialogs/use-dialog-prefetch.js';
import { useService } from '../hooks/services.js';

/** 登录 | 注册. A narrow screen has room for the first; the second is in its menu and in the login dialog. */
export function SignInButtons() {
  const dialogs = useService(DIALOG_FLOW);
  const prefetch = useDialogPrefetch();
  return (
    <>
      <button
        type="button"
        {...prefetch}
        className="btn btn-quiet"
        onClick={() => {
          dialogs.open({ kind: 'login' });
        }}
      >
        {SIGN_IN}
      </button>
      <button
        type="button"
        {...prefetch}
        className="btn btn-primary visitor__sign-up"
        onClick={() => {
          dialogs.open({ kind: 'register' });
        }}
      >
        {SIGN_UP}
      </button>
    </>
  );
}
