import { keepsAccountGatewayContract } from './account-gateway.contract.js';
import { ADAPTERS, ADAPTERS_BY_GENERATION } from './adapters-by-generation.js';
import { keepsMemberDetailContract, keepsMemberGatewayContract } from './member-gateway.contract.js';
import { keepsSetUpContract, keepsSiteGatewayContract } from './site-gateway.contract.js';

for (const [adapter, newRig] of ADAPTERS) {
  keepsSiteGatewayContract(adapter, newRig);
  keepsMemberGatewayContract(adapter, newRig);
  keepsAccountGatewayContract(adapter, newRig);
}
for (const [adapter, newRig, generation] of ADAPTERS_BY_GENERATION) {
  keepsSetUpContract(adapter, newRig);
  keepsMemberDetailContract(adapter, newRig, generation);
}
