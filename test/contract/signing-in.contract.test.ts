import { keepsCaptchaGatewayContract } from './captcha-gateway.contract.js';
import { keepsCodeLoginContract } from './code-login.contract.js';
import { keepsMemberStepsGatewayContract } from './member-steps-gateway.contract.js';
import { httpServerRigs } from './rigs/http-server-rig.js';
import { memoryServerRig } from './rigs/memory-server-rig.js';
import { keepsScanGatewayContract, tellsThatThereIsNoScan } from './scan-gateway.contract.js';
import type { NewServerRig } from './server-rig.js';
import { keepsSignInGatewayContract } from './sign-in-gateway.contract.js';

const FIRST = httpServerRigs(1);
const LATER = httpServerRigs(2);

const ADAPTERS: readonly (readonly [adapter: string, newRig: NewServerRig])[] = [
  ['memory', memoryServerRig],
  ['HTTP, generation 1,', FIRST],
  ['HTTP, generation 2,', LATER],
];

for (const [adapter, newRig] of ADAPTERS) {
  keepsSignInGatewayContract(adapter, newRig);
  keepsCodeLoginContract(adapter, newRig);
  keepsCaptchaGatewayContract(adapter, newRig);
  keepsMemberStepsGatewayContract(adapter, newRig);
}

keepsScanGatewayContract('memory', memoryServerRig);
keepsScanGatewayContract('HTTP, generation 1,', FIRST);
tellsThatThereIsNoScan('HTTP, generation 2,', LATER);
