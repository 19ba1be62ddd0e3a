import { ContainerModule } from 'inversify';

import * as s from '../../../application/signing-in/signing-in.tokens.js';
import { provide, token } from '../../../application/tokens.js';
import type { ScanGateway } from '../../../domain/ports/server/scan-gateway.port.js';
import { HttpCaptchaGateway } from './http-captcha-gateway.js';
import { HTTP_CLIENT } from '../client/http-client.token.js';
import { HttpMemberStepsGateway } from './http-member-steps-gateway.js';
import { GENERATIONS, httpGenerationsModule } from '../client/http-generations.module.js';
import { HttpScanGateway } from './http-scan-gateway.js';
import { HttpScanGatewayG1 } from './http-scan-gateway-g1.js';
import { HttpScanGatewayG2 } from './http-scan-gateway-g2.js';
import { HttpSignInGateway } from './http-sign-in-gateway.js';

const SCAN_GATEWAY_G1 = token<ScanGateway>('ScanGateway of generation 1');
const SCAN_GATEWAY_G2 = token<ScanGateway>('ScanGateway of generation 2');

/** The gateways of signing in before a real server. Fetched with the doors. */
export const httpSigningInModule = new ContainerModule((module) => {
  provide(module, s.SIGN_IN_GATEWAY, [HTTP_CLIENT], (http) => new HttpSignInGateway(http));
  provide(module, s.CAPTCHA_GATEWAY, [HTTP_CLIENT], (http) => new HttpCaptchaGateway(http));
  provide(module, SCAN_GATEWAY_G1, [HTTP_CLIENT], (http) => new HttpScanGatewayG1(http));
  provide(module, SCAN_GATEWAY_G2, [HTTP_CLIENT], (http) => new HttpScanGatewayG2(http));
  provide(
    module,
    s.SCAN_GATEWAY,
    [GENERATIONS, SCAN_GATEWAY_G1, SCAN_GATEWAY_G2],
    (generations, first, second) => new HttpScanGateway(generations, { 1: first, 2: second }),
  );
  provide(module, s.MEMBER_STEPS_GATEWAY, [HTTP_CLIENT], (http) => new HttpMemberStepsGateway(http));
});

export const modules = [httpGenerationsModule, httpSigningInModule];
