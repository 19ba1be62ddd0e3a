import { token } from '../../domain/kernel/token.js';
import type { SmsScene } from '../../domain/ports/sign-in-gateway.js';
import type { PasswordChoice } from './register-and-reset.js';
import type { TypedMobile } from './typed-mobile.js';
import type { BindMobile } from './bind-mobile.js';
import type { CodeLogin } from './code-login.js';
import type { Consent, FaceCheck } from './member-steps.js';
import type { ScanLogin } from './scan-login.js';
import type { SocialLogin, Login } from './login.js';
import type { SmsCodeForm } from './sms-code-form.js';

/**
 * Everything that signing in needs. It is fetched when the visitor is likely to sign in; the first load does not
 * contain it.
 */
export interface SigningIn {
  readonly login: Login;
  readonly register: PasswordChoice;
  readonly resetPassword: PasswordChoice;
  readonly bindMobile: BindMobile;
  readonly scanLogin: ScanLogin;
  readonly codeLogin: CodeLogin;
  readonly faceCheck: FaceCheck;
  readonly consent: Consent;
  readonly socialLogin: SocialLogin;
  readonly typedMobile: TypedMobile;
  /** The SMS part of a form that has just been opened. */
  newSmsCodeForm(scene: SmsScene): SmsCodeForm;
}

export const SIGNING_IN = token<SigningIn>('SigningIn');
