import { ADAPTERS, ADAPTERS_BY_GENERATION } from './adapters-by-generation.js';
import { keepsCommentGatewayContract } from './comment-gateway.contract.js';
import { keepsPromisesOfSearch, keepsSearchGatewayContract } from './search-gateway.contract.js';

for (const [adapter, newRig] of ADAPTERS) keepsPromisesOfSearch(adapter, newRig);
for (const [adapter, newRig, generation] of ADAPTERS_BY_GENERATION) {
  keepsCommentGatewayContract(adapter, newRig, generation);
  keepsSearchGatewayContract(adapter, newRig, generation);
}
