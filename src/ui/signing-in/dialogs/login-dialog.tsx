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
  WECHAT_SCAN_LOGIN,
} from '../../../domain/signing-in/strings.js';
import { type SocialMethod, socialMethods } from '../../../domain/signing-in/social-methods.js';
import { RUNTIME_SETTINGS } from '../../../domain/site/system-config.js';
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

const SOCIAL_BUTTONS = {
  qq: { name: QQ_LOGIN, className: 'third-party__method--qq', Icon: QqIcon },
  // Alone in WeChat's browser.
  wechat: { name: WECHAT_LOGIN, className: 'third-party__method--wechat third-party__method--named', Icon: WechatIcon },
  'wechat-scan': { name: WECHAT_SCAN_LOGIN, className: 'third-party__method--wechat', Icon: WechatIcon },
} as const satisfies Readonly<Record<SocialMethod, unknown>>;

/** Login buttons for QQ and WeChat. */
function ThirdPartyLogin({ methods }: { readonly methods: readonly SocialMethod[] }) {
  const dialogs = useService(DIALOG_FLOW);
  const { socialLogin } = useSigningIn();
  return (
    <div className="third-party" role="group" aria-label={THIRD_PARTY}>
      <p className="third-party__title" aria-hidden="true">
        {THIRD_PARTY}
      </p>
      {methods.map((method) => {
        const { name, className, Icon } = SOCIAL_BUTTONS[method];
        return (
          <button
            key={method}
            type="button"
            className={`third-party__method ${className}`}
            aria-label={name}
            title={name}
            onClick={() => {
              if (method === 'wechat-scan') dialogs.switchTo({ kind: 'wechat-scan' });
              else socialLogin.leave(method);
            }}
          >
            <Icon />
            {method === 'wechat' && <span>{name}</span>}
          </button>
        );
      })}
    </div>
  );
}

/**
 * Login by password or SMS, with links to all other dialogs (docs/spec/signing-in.md#dialog-flow,
 * docs/spec/signing-in.md#sms-code). In WeChat's browser its consent comes first: it needs no typing.
 */
export function LoginDialog() {
  const store = useService(VISIT_STORE);
  const [method, setMethod] = useState(() => readLoginTab(store.read('loginTab')));
  const choose = (tab: LoginTab): void => {
    setMethod(tab);
    store.write('loginTab', tab);
  };
  const socials = socialMethods(useSite().config.socialites, useService(RUNTIME_SETTINGS).scene);
  const hasConsent = socials.includes('wechat');
  return (
    <>
      {hasConsent && <ThirdPartyLogin methods={socials} />}
      <LoginTabs method={method} onChoose={choose}>
        {method === 'password' ? <PasswordLogin /> : <SmsLogin />}
      </LoginTabs>
      <div className="login__foot">
        <div className="dialog__links">
          <DialogLink to="register">{NEW_USER}</DialogLink>
          {method === 'password' && <DialogLink to="forgot-password">{FORGOT_PASSWORD}</DialogLink>}
        </div>
        {!hasConsent && socials.length > 0 && <ThirdPartyLogin methods={socials} />}
      </div>
    </>
  );
}
