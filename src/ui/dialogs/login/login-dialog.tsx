import './login-dialog.scss';

import { useState } from 'react';

import { DIALOG_FLOW } from '../../../application/signing-in/dialog-flow.js';
import { FORGOT_PASSWORD, NEW_USER } from '../../../domain/signing-in/words.js';
import { useService } from '../../hooks/services.js';
import { LoginTabs, type LoginWay } from './login-tabs.js';
import { PasswordLogin } from './password-login.js';
import { SmsLogin } from './sms-login.js';
import { ThirdParty } from './third-party.js';

/** Login by password or by SMS, and the ways to everything else (spec §2, clarifications §8). */
export function LoginDialog() {
  const dialogs = useService(DIALOG_FLOW);
  const [way, setWay] = useState<LoginWay>('password');
  return (
    <>
      <LoginTabs way={way} onChoose={setWay}>
        {way === 'password' ? <PasswordLogin /> : <SmsLogin />}
      </LoginTabs>
      <div className="dialog__links">
        <button
          type="button"
          className="link-button"
          onClick={() => {
            dialogs.switchTo({ kind: 'register' });
          }}
        >
          {NEW_USER}
        </button>
        {way === 'password' && (
          <button
            type="button"
            className="link-button"
            onClick={() => {
              dialogs.switchTo({ kind: 'forgot-password' });
            }}
          >
            {FORGOT_PASSWORD}
          </button>
        )}
      </div>
      <ThirdParty />
    </>
  );
}
