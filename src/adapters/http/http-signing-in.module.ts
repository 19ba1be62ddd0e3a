import { ContainerModule } from 'inversify';

import * as s from '../../application/signing-in.tokens.js';
import { provide } from '../../application/tokens.js';
import { HttpCaptchaGateway } from './http-captcha-gateway.js';
import { HTTP_CLIENT } from './http-client.token.js';
import { HttpMemberStepsGateway } from './http-member-steps-gateway.js';
import { HttpScanGateway } from './http-scan-gateway.js';
import { HttpSignInGateway } from './http-sign-in-gateway.js';

/** The gateways of signing in before a real server. Fetched with the doors. */
export const httpSigningInModule = new ContainerModule((module) => {
  provide(module, s.SIGN_IN_GATEWAY, [HTTP_CLIENT], (http) => new HttpSignInGateway(http));
  provide(module, s.CAPTCHA_GATEWAY, [HTTP_CLIENT], (http) => new HttpCaptchaGateway(http));
  provide(module, s.SCAN_GATEWAY, [HTTP_CLIENT], (http) => new HttpScanGateway(http));
  provide(module, s.MEMBER_STEPS_GATEWAY, [HTTP_CLIENT], (http) => new HttpMemberStepsGateway(http));
});
