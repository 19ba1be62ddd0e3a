import { keepsAnnouncementGatewayContract } from './announcement-gateway.contract.js';
import { keepsMemberMessagesGatewayContract } from './member-messages-gateway.contract.js';
import { keepsContractsOfMemberRecords } from './member-records.contract.js';
import { keepsProfileGatewayContract } from './profile-gateway.contract.js';
import { httpServerRigs } from './rigs/http-server-rig.js';
import { memoryServerRig } from './rigs/memory-server-rig.js';
import type { NewServerRig } from './server-rig.js';
import { keepsSocialiteGatewayContract } from './socialite-gateway.contract.js';
import { keepsStudyGatewayContract } from './study-gateway.contract.js';

const ADAPTERS: readonly (readonly [adapter: string, newRig: NewServerRig, generation: 1 | 2])[] = [
  ['memory', memoryServerRig, 1],
  ['HTTP, generation 1,', httpServerRigs(1), 1],
  ['HTTP, generation 2,', httpServerRigs(2), 2],
];

for (const [adapter, newRig, generation] of ADAPTERS) {
  keepsProfileGatewayContract(adapter, newRig);
  keepsSocialiteGatewayContract(adapter, newRig, generation);
  keepsMemberMessagesGatewayContract(adapter, newRig);
  describe(`${adapter} and what is on record`, () => {
    keepsContractsOfMemberRecords(adapter, newRig, generation);
  });
  keepsStudyGatewayContract(adapter, newRig);
  keepsAnnouncementGatewayContract(adapter, newRig);
}
