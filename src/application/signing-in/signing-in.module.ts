import { ContainerModule } from 'inversify';

import { ScanPoller } from '../../domain/signing-in/scan-poller.js';
import { SmsSender } from '../../domain/signing-in/sms-sender.js';
import { AfterSignIn } from './after-sign-in.js';
import { BackToLogin } from './back-to-login.js';
import { BindMobile } from './bind-mobile.js';
import { CodeLogin } from './code-login.js';
import { Consent } from './consent.js';
import { FaceCheck } from './face-check.js';
import { QqLogin } from './qq-login.js';
import { Register } from './register.js';
import { ResetPassword } from './reset-password.js';
import { ScanLogin } from './scan-login.js';
import { SignIn } from './sign-in.js';
import * as s from './signing-in.tokens.js';
import { SmsCodeForm } from './sms-code-form.js';
import * as t from '../tokens.js';
import { TypedMobile } from './typed-mobile.js';

/** The flows behind the doors, over the four gateways that an adapter module brings. */
export const signingInModule = new ContainerModule((module) => {
  t.provide(module, s.TYPED_MOBILE, [], () => new TypedMobile());
  t.provide(module, s.SMS_SENDER, [s.CAPTCHA_GATEWAY, t.VISIT_STORE, t.TIME], (...needs) => new SmsSender(...needs));
  t.provide(module, s.SCAN_POLLER, [s.SCAN_GATEWAY, t.PRESENCE, t.TIME], (...needs) => new ScanPoller(...needs));
  t.provide(
    module,
    s.BACK_TO_LOGIN,
    [t.NOTIFIER, t.DIALOG_FLOW, s.TYPED_MOBILE],
    (...needs) => new BackToLogin(...needs),
  );
  t.provide(
    module,
    s.AFTER_SIGN_IN,
    [t.SESSION, t.NAVIGATOR, t.DIALOG_FLOW, t.CURRENT_SITE, t.ERROR_REPORTER],
    (...needs) => new AfterSignIn(...needs),
  );
  t.provide(
    module,
    s.SIGNING_IN,
    [
      s.SIGN_IN_GATEWAY,
      s.CAPTCHA_GATEWAY,
      s.SCAN_GATEWAY,
      s.MEMBER_STEPS_GATEWAY,
      s.SMS_SENDER,
      s.SCAN_POLLER,
      s.TYPED_MOBILE,
      s.AFTER_SIGN_IN,
      s.BACK_TO_LOGIN,
      t.NAVIGATOR,
      t.NOTIFIER,
      t.PRESENCE,
      t.VISIT_STORE,
      t.DIALOG_FLOW,
      t.ERROR_REPORTER,
      t.SESSION,
      t.SIGN_OUT,
      t.TIME,
    ],
    (
      gateway,
      captchas,
      scans,
      steps,
      smsSender,
      poller,
      typedMobile,
      after,
      backToLogin,
      navigator,
      notifier,
      presence,
      store,
      dialogs,
      desk,
      session,
      signOut,
      time,
    ) => ({
      signIn: new SignIn(gateway, store, after),
      register: new Register(gateway, store, backToLogin),
      resetPassword: new ResetPassword(gateway, backToLogin),
      bindMobile: new BindMobile(gateway, scans, steps, store, notifier, after),
      scanLogin: new ScanLogin(scans, poller, gateway, store, after, dialogs, desk, presence, time),
      codeLogin: new CodeLogin(gateway, navigator, store, dialogs, after, desk, signOut),
      faceCheck: new FaceCheck(steps, presence, notifier, desk, after, time),
      consent: new Consent(steps, session, signOut),
      qqLogin: new QqLogin(gateway, navigator, dialogs),
      typedMobile,
      newSmsCodeForm: (scene) => new SmsCodeForm(scene, captchas, smsSender, notifier, desk, time),
    }),
  );
});

export const modules = [signingInModule];
export const service = s.SIGNING_IN;
