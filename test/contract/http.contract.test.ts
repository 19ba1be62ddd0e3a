import { keepsAccountGatewayContract } from './account-gateway.contract.js';
import { keepsMemberGatewayContract } from './member-gateway.contract.js';
import { httpServerRigs } from './rigs/http-server-rig.js';
import { keepsSiteGatewayContract } from './site-gateway.contract.js';

for (const generation of [1, 2] as const) {
  const newRig = httpServerRigs(generation);
  keepsSiteGatewayContract(`HTTP, generation ${String(generation)},`, newRig);
  keepsMemberGatewayContract(`HTTP, generation ${String(generation)},`, newRig);
  keepsAccountGatewayContract(`HTTP, generation ${String(generation)},`, newRig);
}
