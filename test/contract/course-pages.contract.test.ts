import { ADAPTERS, ADAPTERS_BY_GENERATION } from './adapters-by-generation.js';
import { keepsCourseGatewayContract, keepsPromisesOfCourseCalls } from './course-gateway.contract.js';
import { keepsHomeGatewayContract } from './home-gateway.contract.js';

for (const [adapter, newRig] of ADAPTERS) keepsPromisesOfCourseCalls(adapter, newRig);
for (const [adapter, newRig, generation] of ADAPTERS_BY_GENERATION) {
  keepsHomeGatewayContract(adapter, newRig, generation);
  keepsCourseGatewayContract(adapter, newRig, generation);
}
