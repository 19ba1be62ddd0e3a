import type { CaptchaGateway } from '../domain/ports/captcha-gateway.port.js';
import type { MemberStepsGateway } from '../domain/ports/member-steps-gateway.port.js';
import type { ScanGateway } from '../domain/ports/scan-gateway.port.js';
import type { SignInGateway } from '../domain/ports/sign-in-gateway.port.js';
import type { ScanPoller } from '../domain/scan-login/scan-poller.js';
import type { SmsDesk } from '../domain/sms/sms-desk.js';
import type { AfterSignIn } from './after-sign-in.js';
import type { SigningIn } from './signing-in.js';
import { token } from './tokens.js';
import type { TypedMobile } from './typed-mobile.js';

/** Tokens of the services that are fetched with the doors. */
export const SIGN_IN_GATEWAY = token<SignInGateway>('SignInGateway');
export const CAPTCHA_GATEWAY = token<CaptchaGateway>('CaptchaGateway');
export const SCAN_GATEWAY = token<ScanGateway>('ScanGateway');
export const MEMBER_STEPS_GATEWAY = token<MemberStepsGateway>('MemberStepsGateway');

export const SMS_DESK = token<SmsDesk>('SmsDesk');
export const SCAN_POLLER = token<ScanPoller>('ScanPoller');
export const TYPED_MOBILE = token<TypedMobile>('TypedMobile');
export const AFTER_SIGN_IN = token<AfterSignIn>('AfterSignIn');
export const SIGNING_IN = token<SigningIn>('SigningIn');
