import type { SmsScene } from '../../domain/signing-in/sms-request.js';
import type { BindMobile } from './bind-mobile.js';
import type { CodeLogin } from './code-login.js';
import type { Consent } from './consent.js';
import type { FaceCheck } from './face-check.js';
import type { QqLogin } from './qq-login.js';
import type { Register } from './register.js';
import type { ResetPassword } from './reset-password.js';
import type { ScanLogin } from './scan-login.js';
import type { SignIn } from './sign-in.js';
import type { SmsCodeForm } from './sms-code-form.js';
import type { TypedMobile } from './typed-mobile.js';
import { token } from '../../domain/kernel/token.js';

/** Everything that signing in takes. It is fetched when somebody comes near a door: no part of the first load. */
export interface SigningIn {
  readonly signIn: SignIn;
  readonly register: Register;
  readonly resetPassword: ResetPassword;
  readonly bindMobile: BindMobile;
  readonly scanLogin: ScanLogin;
  readonly codeLogin: CodeLogin;
  readonly faceCheck: FaceCheck;
  readonly consent: Consent;
  readonly qqLogin: QqLogin;
  readonly typedMobile: TypedMobile;
  /** The SMS part of a form that has just been opened. */
  newSmsCodeForm(scene: SmsScene): SmsCodeForm;
}

export const SIGNING_IN = token<SigningIn>('SigningIn');
