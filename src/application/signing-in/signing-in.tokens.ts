import type { CaptchaGateway } from '../../domain/ports/server/captcha-gateway.port.js';
import type { MemberStepsGateway } from '../../domain/ports/server/member-steps-gateway.port.js';
import type { ScanGateway } from '../../domain/ports/server/scan-gateway.port.js';
import type { SignInGateway } from '../../domain/ports/server/sign-in-gateway.port.js';
import type { ScanPoller } from '../../domain/signing-in/scan-poller.js';
import type { SmsSender } from '../../domain/signing-in/sms-sender.js';
import type { AfterSignIn } from './after-sign-in.js';
import type { BackToLogin } from './back-to-login.js';
import type { SigningIn } from './signing-in.js';
import { token } from '../tokens.js';
import type { TypedMobile } from './typed-mobile.js';

/** Tokens of the services that are fetched with the doors. */
export const SIGN_IN_GATEWAY = token<SignInGateway>('SignInGateway');
export const CAPTCHA_GATEWAY = token<CaptchaGateway>('CaptchaGateway');
export const SCAN_GATEWAY = token<ScanGateway>('ScanGateway');
export const MEMBER_STEPS_GATEWAY = token<MemberStepsGateway>('MemberStepsGateway');

export const SMS_SENDER = token<SmsSender>('SmsSender');
export const SCAN_POLLER = token<ScanPoller>('ScanPoller');
export const TYPED_MOBILE = token<TypedMobile>('TypedMobile');
export const AFTER_SIGN_IN = token<AfterSignIn>('AfterSignIn');
export const BACK_TO_LOGIN = token<BackToLogin>('BackToLogin');
export const SIGNING_IN = token<SigningIn>('SigningIn');
