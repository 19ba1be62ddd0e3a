import './login-dialog.scss';

import { useState } from 'react';

import { DIALOG_FLOW } from '../../../application/signing-in/dialog-flow.js';
import { VISIT_STORE } from '../../../domain/ports/visit-store.js';
import {
  FORGOT_PASSWORD,
  LOG_IN_NOW,
  NEW_USER,
  QQ_LOGIN,
  THIRD_PARTY,
  WECHAT_LOGIN,
} from '../../../domain/signing-in/strings.js';
import { useService, useSite } from '../../shared/hooks/services.js';
import { PasswordField } from '../password-field.js';
import { MobileField, SignInForm } from '../sign-in-form.js';
import { useSigningIn } from '../signing-in.js';
import { SmsCodeFields } from '../sms-code-fields.js';
import { QqIcon, WechatIcon } from '../../shared/theme/lazy-icons.js';
import { LoginTabs, type LoginTab, readLoginTab } from './login-tabs.js';
import { DialogLink } from './dialog-link.js';

function PasswordLogin() {
  const { login } = useSigningIn();
  return (
    <SignInForm kind="password-login" action={LOG_IN_NOW} perform={(fields) => login.withPassword(fields)}>
      <MobileField />
      <PasswordField />
    </SignInForm>
  );
}

function SmsLogin() {
  const { login } = useSigningIn();
  return (
    <SignInForm kind="sms-login" action={LOG_IN_NOW} perform={(fields) => login.withSms(fields)}>
      <MobileField />
      <SmsCodeFields scene="login" />
    </SignInForm>
  );
}

/**
 * Login buttons for QQ and WeChat, each only if the site's owner has enabled it (docs/spec/signing-in.md#dialog-flow).
 */
function ThirdPartyLogin() {
  const { qq, wechatScan } = useSite().config.socialites;
  const dialogs = useService(DIALOG_FLOW);
  const { qqLogin } = useSigningIn();
  if (!qq && !wechatScan) return undefined;
  return (
    <div className="third-party" role="group" aria-label={THIRD_PARTY}>
      <p className="third-party__title" aria-hidden="true">
        {THIRD_PARTY}
      </p>
      {qq && (
        <button
          type="button"
          className="third-party__method third-party__method--qq"
          aria-label={QQ_LOGIN}
          title={QQ_LOGIN}
          onClick={() => {
            qqLogin.leave();
          }}
        >
          <QqIcon />
        </button>
      )}
      {wechatScan && (
        <button
          type="button"
          className="third-party__method third-party__method--wechat"
          aria-label={WECHAT_LOGIN}
          title={WECHAT_LOGIN}
          onClick={() => {
            dialogs.switchTo({ kind: 'wechat-scan' });
          }}
        >
          <WechatIcon />
        </button>
      )}
    </div>
  );
}

/**
 * Login by password or SMS, with links to all other dialogs (docs/spec/signing-in.md#dialog-flow,
 * docs/spec/signing-in.md#sms-code).
 */
export function LoginDialog() {
  const store = useService(VISIT_STORE);
  const [method, setMethod] = useState(() => readLoginTab(store.read('loginTab')));
  const choose = (tab: LoginTab): void => {
    setMethod(tab);
    store.write('loginTab', tab);
  };
  return (
    <>
      <LoginTabs method={method} onChoose={choose}>
        {method === 'password' ? <PasswordLogin /> : <SmsLogin />}
      </LoginTabs>
      <div className="dialog__links">
        <DialogLink to="register">{NEW_USER}</DialogLink>
        {method === 'password' && <DialogLink to="forgot-password">{FORGOT_PASSWORD}</DialogLink>}
      </div>
      <ThirdPartyLogin />
    </>
  );
}
