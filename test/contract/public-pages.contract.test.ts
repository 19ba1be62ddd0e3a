import { ADAPTERS_BY_GENERATION } from './adapters-by-generation.js';
import { keepsCommentGatewayContract } from './comment-gateway.contract.js';
import { keepsSearchGatewayContract } from './search-gateway.contract.js';

for (const [adapter, newRig, generation] of ADAPTERS_BY_GENERATION) {
  keepsCommentGatewayContract(adapter, newRig, generation);
  keepsSearchGatewayContract(adapter, newRig, generation);
}
