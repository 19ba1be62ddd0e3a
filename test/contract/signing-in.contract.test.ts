import { ADAPTERS, ADAPTERS_BY_GENERATION } from './adapters-by-generation.js';
import { keepsCaptchaGatewayContract } from './captcha-gateway.contract.js';
import { keepsCodeLoginContract } from './code-login.contract.js';
import { keepsConsentContract, keepsMemberStepsGatewayContract } from './member-steps-gateway.contract.js';
import { keepsScanGatewayContract } from './scan-gateway.contract.js';
import { keepsSignInGatewayContract } from './sign-in-gateway.contract.js';

for (const [adapter, newRig] of ADAPTERS) {
  keepsSignInGatewayContract(adapter, newRig);
  keepsCodeLoginContract(adapter, newRig);
  keepsCaptchaGatewayContract(adapter, newRig);
  keepsMemberStepsGatewayContract(adapter, newRig);
}
for (const [adapter, newRig, generation] of ADAPTERS_BY_GENERATION) {
  keepsScanGatewayContract(adapter, newRig, generation);
  keepsConsentContract(adapter, newRig, generation);
}
