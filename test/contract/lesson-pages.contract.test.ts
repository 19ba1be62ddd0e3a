import { ADAPTERS, ADAPTERS_BY_GENERATION } from './adapters-by-generation.js';
import { keepsLessonGatewayContract, keepsPromisesOfLessonCalls } from './lesson-gateway.contract.js';

for (const [adapter, newRig] of ADAPTERS) keepsPromisesOfLessonCalls(adapter, newRig);
for (const [adapter, newRig, generation] of ADAPTERS_BY_GENERATION) {
  keepsLessonGatewayContract(adapter, newRig, generation);
}
