import { GENERATIONS } from '../../adapters/http/client/generations.js';
import { HTTP_CLIENT } from '../../adapters/http/client/http-client.js';
import { HttpCaptchaGateway } from '../../adapters/http/signing-in/captcha.js';
import { HttpMemberStepsGateway } from '../../adapters/http/signing-in/member-steps.js';
import { HttpScanGateway, HttpScanGatewayG1, HttpScanGatewayG2 } from '../../adapters/http/signing-in/scan.js';
import { HttpSignInGateway } from '../../adapters/http/signing-in/sign-in.js';
import { formDrafts } from '../../application/session/drafts.js';
import { SIGN_OUT } from '../../application/session/sign-out.js';
import { BackToLogin, PasswordChoice } from '../../application/signing-in/register-and-reset.js';
import { TypedMobile } from '../../application/signing-in/typed-mobile.js';
import { AFTER_SIGN_IN, AfterSignIn } from '../../application/signing-in/after-sign-in.js';
import { BindMobile } from '../../application/signing-in/bind-mobile.js';
import { CodeLogin } from '../../application/signing-in/code-login.js';
import { DIALOG_FLOW } from '../../application/signing-in/dialog-flow.js';
import { Consent, FaceCheck } from '../../application/signing-in/member-steps.js';
import { ScanLogin } from '../../application/signing-in/scan-login.js';
import { Login, SocialLogin } from '../../application/signing-in/login.js';
import { SIGNING_IN } from '../../application/signing-in/signing-in.js';
import { SmsCodeForm } from '../../application/signing-in/sms-code-form.js';
import { ERROR_REPORTER } from '../../application/site/error-reporter.js';
import { MEMBER_GATEWAY } from '../../domain/ports/account-gateway.js';
import { PAGE_NAVIGATOR } from '../../domain/ports/navigator.js';
import { NOTIFIER } from '../../domain/ports/notifier.js';
import { PRESENCE } from '../../domain/ports/presence.js';
import { TIME } from '../../domain/ports/time.js';
import { VISIT_STORE } from '../../domain/ports/visit-store.js';
import {
  CAPTCHA_GATEWAY,
  MEMBER_STEPS_GATEWAY,
  SCAN_GATEWAY,
  SIGN_IN_GATEWAY,
} from '../../domain/ports/sign-in-gateway.js';
import { SESSION } from '../../domain/session/session.js';
import { SmsSender } from '../../domain/signing-in/sms-sender.js';
import { CURRENT_SITE } from '../../domain/site/current-site.js';
import { bindNamed } from '../bind-named.js';
import { bindGenerations } from '../generations.js';
import type { Bindings } from '../services.js';

export const service = SIGNING_IN;
export const bindings: Bindings = (bind) => {
  bindGenerations(bind);
  bind(
    AFTER_SIGN_IN,
    [SESSION, PAGE_NAVIGATOR, DIALOG_FLOW, CURRENT_SITE, ERROR_REPORTER, VISIT_STORE, NOTIFIER, TIME],
    (...needs) => new AfterSignIn(...needs),
  );
  bindNamed(
    bind,
    SIGNING_IN,
    {
      gateway: SIGN_IN_GATEWAY,
      captchas: CAPTCHA_GATEWAY,
      scans: SCAN_GATEWAY,
      steps: MEMBER_STEPS_GATEWAY,
      members: MEMBER_GATEWAY,
      after: AFTER_SIGN_IN,
      navigator: PAGE_NAVIGATOR,
      notifier: NOTIFIER,
      presence: PRESENCE,
      store: VISIT_STORE,
      dialogs: DIALOG_FLOW,
      errorReporter: ERROR_REPORTER,
      session: SESSION,
      signOut: SIGN_OUT,
      currentSite: CURRENT_SITE,
      time: TIME,
    },
    ({ gateway, captchas, scans, steps, after, navigator, notifier, presence, store, dialogs, time, ...needs }) => {
      const { errorReporter, signOut } = needs;
      const drafts = formDrafts(store, needs.session, time);
      const typedMobile = new TypedMobile(drafts);
      const backToLogin = new BackToLogin(notifier, dialogs, typedMobile);
      const smsSender = new SmsSender(captchas, store, time);
      return {
        login: new Login(gateway, store, after),
        register: new PasswordChoice('register', gateway, store, backToLogin),
        resetPassword: new PasswordChoice('resetPassword', gateway, store, backToLogin),
        bindMobile: new BindMobile(gateway, scans, steps, needs.members, store, notifier, after, typedMobile),
        scanLogin: new ScanLogin(scans, gateway, store, after, dialogs, errorReporter, presence, time),
        codeLogin: new CodeLogin(gateway, navigator, store, dialogs, after, errorReporter, signOut),
        faceCheck: new FaceCheck(steps, presence, notifier, errorReporter, after, needs.currentSite, time),
        consent: new Consent(steps, needs.session, signOut),
        socialLogin: new SocialLogin(gateway, navigator, store, dialogs),
        typedMobile,
        newSmsCodeForm: (scene) => new SmsCodeForm(scene, captchas, smsSender, notifier, errorReporter, time),
      };
    },
  );
  bind(SIGN_IN_GATEWAY, [HTTP_CLIENT], (http) => new HttpSignInGateway(http));
  bind(CAPTCHA_GATEWAY, [HTTP_CLIENT], (http) => new HttpCaptchaGateway(http));
  bind(
    SCAN_GATEWAY,
    [HTTP_CLIENT, GENERATIONS],
    (http, generations) =>
      new HttpScanGateway(generations, { 1: new HttpScanGatewayG1(http), 2: new HttpScanGatewayG2(http) }),
  );
  bind(MEMBER_STEPS_GATEWAY, [HTTP_CLIENT], (http) => new HttpMemberStepsGateway(http));
};
