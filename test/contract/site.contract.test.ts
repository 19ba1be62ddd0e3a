import { keepsAccountGatewayContract } from './account-gateway.contract.js';
import { ADAPTERS_BY_GENERATION } from './adapters-by-generation.js';
import { keepsMemberGatewayContract } from './member-gateway.contract.js';
import { keepsSiteGatewayContract } from './site-gateway.contract.js';

for (const [adapter, newRig, generation] of ADAPTERS_BY_GENERATION) {
  keepsSiteGatewayContract(adapter, newRig);
  keepsMemberGatewayContract(adapter, newRig, generation);
  keepsAccountGatewayContract(adapter, newRig);
}
